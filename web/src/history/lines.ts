/** The history as text: for each hand its tricks, and its events in sentences. */
import { stoppedText } from '../seats/people'
import { type Names } from '../table/model/names'
import { sentence } from '../table/sentences/sentences'
import type { History, Laid, Seat, TableEvent } from '../wire/types'

export interface VisibleTrick {
  cards: Laid[]
  winner: Seat
  points: number
}

export interface HandLines {
  number: number
  /** The events in sentences, in order. */
  lines: string[]
  /** The visible tricks. */
  tricks: VisibleTrick[]
  /** How many more tricks are hidden. */
  hidden: number
  /** The scores by seat; null during the hand. */
  scores: readonly number[] | null
  /** The dealt cards by seat, once they are visible. */
  dealt: string[][] | null
}

/** The names, for sentences. */
export function namesIn(history: History): Names {
  return { you: history.you, names: history.seats.map((seat) => seat.name) }
}

export function handsOf(history: History): HandLines[] {
  const names = namesIn(history)
  const hands = history.hands.map(({ number, events, dealt }) => {
    const hand: HandLines = { number, lines: [], tricks: [], hidden: 0, scores: null, dealt }
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
  if (history.over && !ended) hands.at(-1)?.lines.push(stoppedText())
  return hands
}

/** The events of a match in sentences, up to those that the page has received `since`. */
export function linesOf(history: History, since: readonly TableEvent[] = []): string[] {
  const all = history.hands.flatMap(({ events }) => events)
  const same = (count: number) =>
    JSON.stringify(all.slice(all.length - count)) === JSON.stringify(since.slice(0, count))
  // The history may be older than the last update.
  let known = Math.min(all.length, since.length)
  while (!same(known)) known -= 1
  let left = all.length - known
  const hands = history.hands.map((hand) => {
    const events = hand.events.slice(0, Math.max(0, left))
    left -= hand.events.length
    return { ...hand, events }
  })
  const over = history.over && known === 0
  return handsOf({ ...history, over, hands }).flatMap(({ lines }) => lines)
}
