/** What decided a match: one fact from its scores and its history. Pure; it knows no rule. */
import { logicOf } from '../model/games'
import type { HandHistory, History, Seat, Snapshot } from '../../wire/types'
import { t } from '../../language/language.svelte'
import { namesOf, playerOf, type Names } from '../model/names'
import { trickDetail } from '../model/scene'

/** A sentence; null when nothing stands out. Without the history it knows less. */
export function decidedBy(snapshot: Snapshot, history: History | null): string | null {
  const { outcome } = snapshot.view
  if (!outcome) return null
  const own = logicOf(snapshot.game).decided?.(snapshot)
  if (own) return own
  const hands = trickDetail(snapshot)?.hand_scores_history ?? []
  const { winners, totals } = outcome
  const winner = winners.find((seat) => seat === snapshot.you) ?? winners[0]
  const rival = runnerUp(totals, winners, snapshot.you)
  if (winner === undefined || rival === undefined || hands.length === 0) return null
  const names = namesOf(snapshot)
  const describe = (index: number, hand: number) => {
    const recorded = history?.hands.find(({ number }) => number === index + 1)
    return whatHappened(hands[index]!, recorded, winner, rival, names, hand)
  }
  if (hands.length === 1) return describe(0, 0)
  const swings = hands.map((scores) => scores[rival]! - scores[winner]!)
  const margin = totals[rival]! - totals[winner]!
  const most = swings.indexOf(Math.max(...swings))
  // Without that hand the winner would not have been ahead.
  if (swings[most]! >= margin) return describe(most, most + 1)
  const since = aheadSince(hands, winner)
  const player = playerOf(winner, names)
  if (since === 0) return t('sentences-decided-ahead', { player })
  if (since < hands.length) return t('sentences-decided-lead', { player, hand: since + 1 })
  return null
}

/** The runner-up; of several the player, if they are one. */
function runnerUp(totals: readonly number[], winners: readonly Seat[], you: Seat | null) {
  const losers = totals.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]))
  const best = Math.min(...losers.map((seat) => totals[seat]!))
  const next = losers.filter((seat) => totals[seat] === best)
  return next.find((seat) => seat === you) ?? next[0]
}

/** The hand, from 0, since which the seat had fewer points than every other; the number of hands if it never had. */
function aheadSince(hands: readonly (readonly number[])[], winner: Seat): number {
  const sums = hands[0]!.map(() => 0)
  let since = hands.length
  hands.forEach((scores, index) => {
    scores.forEach((score, seat) => (sums[seat]! += score))
    const ahead = sums.every((sum, seat) => seat === winner || sum > sums[winner]!)
    if (!ahead) since = hands.length
    else since = Math.min(since, index)
  })
  return since
}

/** What happened in a hand between two players; `hand` is its number, or 0 if it was the only one. */
function whatHappened(
  scores: readonly number[],
  recorded: HandHistory | undefined,
  winnerSeat: Seat,
  rivalSeat: Seat,
  names: Names,
  hand: number,
): string {
  const [lost, won] = [scores[rivalSeat]!, scores[winnerSeat]!]
  const [winner, rival] = [playerOf(winnerSeat, names), playerOf(rivalSeat, names)]
  const events = recorded?.events ?? []
  for (const event of events) {
    if (event.kind === 'moon-shot' && event.seat === winnerSeat)
      return t('sentences-decided-moon', { winner, hand })
    if (event.kind === 'revoked' && event.seats.includes(rivalSeat))
      return t('sentences-decided-revoke', { rival, lost, hand })
  }
  const queen = events.some(
    // In games where she costs nothing she does not count.
    (event) =>
      event.kind === 'trick-taken' &&
      event.seat === rivalSeat &&
      event.points >= 10 &&
      event.cards.some(({ card }) => card === 'QS'),
  )
  return t('sentences-decided-points', { rival, winner, lost, won, queen, hand })
}
