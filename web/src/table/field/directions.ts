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

/** The direction of the player `left` places on; `further` is none that has a name. */
export function directionTo(left: number, seats: number): 'left' | 'right' | 'across' | 'further' {
  if (left === 1) return 'left'
  if (left === seats - 1) return 'right'
  return left * 2 === seats ? 'across' : 'further'
}
