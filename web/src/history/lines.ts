/** A history as it is shown: for each hand its tricks, and what happened in sentences. */
import { STOPPED } from '../seats/people'
import { type Names } from '../table/model/names'
import { sentence } from '../table/sentences/sentences'
import type { History, Laid, Seat, TableEvent } from '../wire/types'

export interface ToldTrick {
  cards: Laid[]
  winner: Seat
  points: number
}

export interface ToldHand {
  number: number
  /** What happened, in order. */
  lines: string[]
  /** The tricks whose cards may be seen. */
  tricks: ToldTrick[]
  /** How many tricks were taken whose cards are hidden. */
  hidden: number
  /** What each seat scored; null while the hand is under way. */
  scores: readonly number[] | null
  /** Each seat's cards as dealt, once they may be seen. */
  dealt: string[][] | null
}

/** The name of a seat, and which is the viewer's. */
export function namesIn(history: History): Names {
  return { you: history.you, names: history.seats.map((seat) => seat.name) }
}

export function tell(history: History): ToldHand[] {
  const names = namesIn(history)
  const hands = history.hands.map(({ number, events, dealt }) => {
    const hand: ToldHand = { number, lines: [], tricks: [], hidden: 0, scores: null, dealt }
    for (const event of events) {
      const line = sentence(event, names, history.game)
      if (line) hand.lines.push(line)
      if (event.kind === 'trick-taken') {
        const { cards, seat: winner, points } = event
        if (cards.length > 0) hand.tricks.push({ cards, winner, points })
        else hand.hidden++
      }
      if (event.kind === 'hand-scored') hand.scores = event.scores
      if (event.kind === 'game-scored') hand.scores = event.points
    }
    return hand
  })
  const ended = history.hands.some(({ events }) => events.some(({ kind }) => kind === 'match-over'))
  if (history.over && !ended) hands.at(-1)?.lines.push(STOPPED)
  return hands
}

/** What happened in the match, in sentences, up to what the table has told `since`. */
export function linesOf(history: History, since: readonly TableEvent[] = []): string[] {
  const all = history.hands.flatMap(({ events }) => events)
  const same = (count: number) =>
    JSON.stringify(all.slice(all.length - count)) === JSON.stringify(since.slice(0, count))
  // The history may be older than the last that the table has told.
  let known = Math.min(all.length, since.length)
  while (!same(known)) known -= 1
  let left = all.length - known
  const hands = history.hands.map((hand) => {
    const events = hand.events.slice(0, Math.max(0, left))
    left -= hand.events.length
    return { ...hand, events }
  })
  const over = history.over && known === 0
  return tell({ ...history, over, hands }).flatMap(({ lines }) => lines)
}
