/** Where players sit as seen from the viewer. */

/** How many places a seat is to the left of `you`, at a table of `seats`. A spectator looks from seat 0. */
export function placesLeft(seat: number, you: number | null, seats: number): number {
  return (seat - (you ?? 0) + seats) % seats
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
