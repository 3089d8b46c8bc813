/** What decided a match: one fact from its scores and its history. Pure; it knows no rule. */
import { logicOf } from '../model/games'
import type { HandHistory, History, Seat, Snapshot } from '../../wire/types'
import { capital, written } from '../../text'
import { does, namesOf, whom, type Names } from '../model/names'
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
  const describe = (index: number) => {
    const recorded = history?.hands.find(({ number }) => number === index + 1)
    return whatHappened(hands[index]!, recorded, winner, rival, names)
  }
  if (hands.length === 1) return `${capital(describe(0))}.`
  const swings = hands.map((scores) => scores[rival]! - scores[winner]!)
  const margin = totals[rival]! - totals[winner]!
  const most = swings.indexOf(Math.max(...swings))
  // Without that hand the winner would not have been ahead.
  if (swings[most]! >= margin) return `Hand ${most + 1} decided it: ${describe(most)}.`
  const since = aheadSince(hands, winner)
  if (since === 0)
    return `${does(winner, names, 'were', 'was')} ahead from the first hand to the last.`
  if (since < hands.length)
    return `${does(winner, names, 'took', 'took')} the lead in hand ${since + 1} and kept it.`
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

/** What happened in a hand between two players, as the rest of a sentence. */
function whatHappened(
  scores: readonly number[],
  recorded: HandHistory | undefined,
  winner: Seat,
  rival: Seat,
  names: Names,
): string {
  const [lost, won] = [scores[rival]!, scores[winner]!]
  const events = recorded?.events ?? []
  for (const event of events) {
    if (event.kind === 'moon-shot' && event.seat === winner)
      return `${whom(winner, names)} shot the moon`
    if (event.kind === 'revoked' && event.seats.includes(rival))
      return `${whom(rival, names)} did not follow suit, and paid ${lost} points for it`
  }
  const queen = events.some(
    // In games where she costs nothing she does not count.
    (event) =>
      event.kind === 'trick-taken' &&
      event.seat === rival &&
      event.points >= 10 &&
      event.cards.some(({ card }) => card === 'QS'),
  )
  const took = `${whom(rival, names)} took ${queen ? 'the queen of spades, and ' : ''}${points(lost)}`
  return `${took}${queen ? ' in all' : ''}, and ${whom(winner, names)} ${won === 0 ? 'none' : written(won)}`
}

const points = (count: number) => `${written(count)} ${count === 1 ? 'point' : 'points'}`
