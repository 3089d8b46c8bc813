/** What a table asks of the player beside the game. */
import type { Requests } from '../table/session/requests.svelte'
import { namesOf, who } from '../table/model/names'
import type { Prompt } from '../table/session/session.svelte'
import type { Proposed, Snapshot, Update } from '../wire/types'
import type { Call } from '../alerts/alerts'
import { endedText, people, proposalText, restingText, waitingText, whyAway } from './people'

/** What the table waits for the player with, for whoever looks elsewhere; null where it does not. */
export function callOf(snapshot: Snapshot, myTurn: boolean): Call | null {
  const { table, game_name: title, life, seats, you, view } = snapshot
  const call = (text: string): Call => ({ table, title, text })
  if (you === null) return null
  if (life.stage === 'waiting') {
    const full = seats.every(({ free }) => !free) && people(snapshot).length > 1
    return life.yours && full ? call('Every seat is taken: you can start the match.') : null
  }
  if (life.resting) return call(restingText(seats[you]?.away ?? null))
  if (life.proposal?.asked.includes(you)) {
    return call(proposalText(life.proposal.what, life.proposal.by, namesOf(snapshot)))
  }
  if (!myTurn || life.stage === 'over') return null
  return call(view.phase === 'pass' ? 'Choose the cards that you pass.' : 'It is your turn.')
}

/** What is said when a proposal is gone and nothing has come of it; null where there was none, or something has. */
export function droppedText(before: Snapshot, update: Update): string | null {
  const { events, snapshot: after } = update
  const proposal = before.life.proposal
  const gone = after.life.proposal === null && after.life.stage === 'playing'
  if (!proposal || !gone) return null
  // A server of the release before does not say how.
  if (after.life.ended) return endedText(after.life.ended, namesOf(after))
  const wentOn = before.version !== after.version
  if (wentOn && (events.length === 0 || isDone(proposal.what, before, update))) return null
  const whose = proposal.by === after.you ? 'you' : who(proposal.by, namesOf(after))
  return `${wentOn ? 'The match went on: nothing' : 'Nothing'} comes of what ${whose} proposed.`
}

/** Whether what was proposed has been done, at a table whose match goes on. */
function isDone(what: Proposed, before: Snapshot, { events, snapshot: after }: Update): boolean {
  switch (what) {
    case 'stop':
      return false
    case 'undo':
      return events.some(({ kind }) => kind === 'undone')
    // Either ends the hand.
    case 'finish':
    case 'claim':
      return before.view.hand_number !== after.view.hand_number
  }
}

/** The question with its answers; null where there is nothing to ask. */
export function askedOf(
  snapshot: Snapshot,
  requests: Pick<Requests, 'answer' | 'comeBack' | 'goOnWithMatch'>,
): Prompt | null {
  const { life, you, seats } = snapshot
  const names = namesOf(snapshot)
  if (life.stage !== 'playing') return null
  const own = you === null ? null : seats[you]
  if (life.resting) {
    const on = { label: 'Continue playing', act: () => void requests.comeBack(), primary: true }
    return { text: restingText(own?.away ?? null), answers: own?.away ? [on] : [] }
  }
  if (own?.away) {
    const back = { label: 'Play again', act: () => void requests.comeBack(), primary: true }
    return { text: whyAway(own.away), answers: [back] }
  }
  if (life.proposal) {
    const { what, by, asked } = life.proposal
    const text = proposalText(what, by, names)
    const no = (label: string) => ({ label, act: () => void requests.answer(false) })
    if (you !== null && asked.includes(you)) {
      const yes = { label: 'Agree', act: () => void requests.answer(true), primary: true }
      return { text, answers: [yes, no('No')], later: true }
    }
    const waiting = `${text} ${waitingText(asked, names)}`
    return { text: waiting, answers: by === you ? [no('Never mind')] : [], later: true }
  }
  if (life.paused) {
    const on = { label: 'Go on', act: () => void requests.goOnWithMatch(), primary: true }
    return { text: 'The match is paused.', answers: life.yours ? [on] : [] }
  }
  return null
}
