/** A history as it is shown: for each hand its tricks, and what happened in sentences. */
import { type Names } from '../table/names'
import { sentence } from '../table/sentences'
import type { History, Laid, Seat } from '../wire/types'

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
  return history.hands.map(({ number, events, dealt }) => {
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
}

/** What happened in the last hand or game, in sentences. */
export function endOf(history: History): string[] {
  return tell(history).at(-1)?.lines ?? []
}
