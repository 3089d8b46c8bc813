/** The prompts of a table beside the game: proposals, pauses, sitting out. */
import { t } from '../language/language.svelte'
import { namesOf, playerOf, playersOf, youLast } from '../table/model/names'
import type { Prompt } from '../table/model/prompt'
import type { Proposed, Snapshot, Update } from '../wire/types'
import { endedText, proposalText, restingText, whyAway } from './people'

/** The sentence for a proposal that ended without effect; null if there was none, or it was carried out. */
export function endedProposalText(before: Snapshot, update: Update): string | null {
  const { events, snapshot: after } = update
  const proposal = before.life.proposal
  const gone = after.life.proposal === null && after.life.stage === 'playing'
  if (!proposal || !gone) return null
  // The server of the release before does not say how it ended.
  if (after.life.ended) return endedText(after.life.ended, namesOf(after))
  const wentOn = before.version !== after.version
  if (wentOn && (events.length === 0 || isDone(proposal.what, before, update))) return null
  const player = playerOf(proposal.by, namesOf(after))
  return t('seats-proposal-ended', { player, played: wentOn })
}

/** Whether a proposal was carried out, while the match continues. */
function isDone(what: Proposed, before: Snapshot, { events, snapshot: after }: Update): boolean {
  switch (what) {
    case 'stop':
      return false
    case 'undo':
      return events.some(({ kind }) => kind === 'undone')
    // Both end the hand.
    case 'finish':
    case 'claim':
      return before.view.hand_number !== after.view.hand_number
  }
}

/** The requests behind the answers. */
export interface Answers {
  answer(agree: boolean): Promise<void>
  comeBack(): Promise<void>
  resumeMatch(): Promise<void>
}

/** The prompt of a table; null if there is none. */
export function promptOf(snapshot: Snapshot, requests: Answers): Prompt | null {
  const { life, you, seats } = snapshot
  const names = namesOf(snapshot)
  if (life.stage !== 'playing') return null
  const own = you === null ? null : seats[you]
  if (life.resting) {
    const on = { label: t('seats-continue'), act: () => void requests.comeBack(), primary: true }
    return { text: restingText(own?.away ?? null), answers: own?.away ? [on] : [] }
  }
  if (own?.away) {
    const back = { label: t('seats-come-back'), act: () => void requests.comeBack(), primary: true }
    return { text: whyAway(own.away), answers: [back] }
  }
  if (life.proposal) {
    const { what, by, asked } = life.proposal
    const text = proposalText(what, by, names)
    const no = (label: string) => ({ label, act: () => void requests.answer(false) })
    if (you !== null && asked.includes(you)) {
      const yes = { label: t('seats-agree'), act: () => void requests.answer(true), primary: true }
      return { text, answers: [yes, no(t('seats-decline'))], later: true }
    }
    const players = playersOf(youLast(asked, names), names)
    const waiting = t('seats-proposal-waiting', { proposal: text, players })
    return { text: waiting, answers: by === you ? [no(t('seats-withdraw'))] : [], later: true }
  }
  if (life.paused) {
    const on = { label: t('seats-resume'), act: () => void requests.resumeMatch(), primary: true }
    return { text: t('seats-paused-prompt'), answers: life.yours ? [on] : [] }
  }
  return null
}
