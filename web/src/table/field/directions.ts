/** Where seats and the cards of a trick are on the table, in percent of it. */

export interface Place {
  x: number
  y: number
}

/** How many places to the left of `you` a seat is, at a table of `seats`. A spectator looks from seat 0. */
export function placesLeft(seat: number, you: number | null, seats: number): number {
  return (seat - (you ?? 0) + seats) % seats
}

/**
 * The place of another player on a horseshoe from bottom left over the top to bottom right.
 *
 * `left` counts from 1 (the player to the left) to `seats - 1`.
 */
export function seatPlace(left: number, seats: number): Place {
  const others = seats - 1
  const along = (left - 0.5) / others
  // Each side is half as long as the top, so that three others sit left, opposite and right.
  const side = others > 4 ? 0.28 : 1 / 3
  if (along < side) return { x: 0, y: 100 - (along / side) * 92 }
  if (along > 1 - side) return { x: 100, y: 8 + ((along - 1 + side) / side) * 92 }
  return { x: ((along - side) / (1 - 2 * side)) * 100, y: 0 }
}

/** Where a player's card lies in the trick: on an ellipse, on the side it came from. */
export function trickPlace(left: number, seats: number): Place {
  const angle = Math.PI / 2 + (2 * Math.PI * left) / seats
  return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) }
}

/** The arrow that points to the player `left` places on. */
export function arrowTo(left: number, seats: number): '←' | '→' | '↑' | '↖' | '↗' | '' {
  if (left === 0) return ''
  if (left === 1) return '←'
  if (left === seats - 1) return '→'
  if (left * 2 === seats) return '↑'
  return left * 2 < seats ? '↖' : '↗'
}

/** The direction in words: `left`, `right`, `across`. */
export function directionTo(left: number, seats: number): string {
  if (left === 0) return 'nowhere'
  if (left === 1) return 'left'
  if (left === seats - 1) return 'right'
  if (left * 2 === seats) return 'across'
  return `${left} places to the left`
}
