/** The draw for the first deal, told seat by seat. */

export interface Drawn {
  seat: number
  tile: string
}

const RANKS = '23456789TJQKA'
const rank = (tile: string) => RANKS.indexOf(tile[0] ?? '')

/** Who drew what, round by round: after the first only those who tied for the lowest draw, in seat order. */
export function drawRounds(draw: readonly (readonly string[])[]): Drawn[][] {
  let drawing = (draw[0] ?? []).map((_, seat) => seat)
  return draw.map((tiles) => {
    const round = tiles.map((tile, index) => ({ seat: drawing[index] ?? index, tile }))
    const lowest = Math.min(...tiles.map(rank))
    drawing = round.filter(({ tile }) => rank(tile) === lowest).map(({ seat }) => seat)
    return round
  })
}
