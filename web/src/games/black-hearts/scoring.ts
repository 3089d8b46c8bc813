/** What the result of a hand shows; the numbers are the server's. */
import type { LastHand, Seat, Snapshot } from '../../wire/types'
import { readNumberCard } from './notation'

/** The Curses that each seat took in a hand, in the order of their numbers. */
export function cursesTaken(hand: LastHand): string[][] {
  const taken = hand.scores.map((): string[] => [])
  for (const [at, trick] of hand.tricks.entries()) {
    const winner = hand.winners[at]
    for (const { card } of trick) {
      if (winner !== undefined && readNumberCard(card)?.colour === 'R') taken[winner]?.push(card)
    }
  }
  return taken.map((curses) => curses.sort())
}

/** The seats whose totals ended the match; none before the end, or after all six Curses. */
export function endedBy({ view, line }: Snapshot): Seat[] {
  if (view.outcome?.reason !== 'thirteen' || !line) return []
  return view.outcome.totals.flatMap((total, seat) => (total >= line.ends_at ? [seat] : []))
}
