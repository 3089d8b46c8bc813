/** The tiles of CARDominoes for each number of players, in words. */
const TILES: Record<number, string> = {
  3: 'The two of clubs is left out, so that everybody gets 17.',
  4: 'Everybody gets 13.',
  5: 'The two of clubs and the two of diamonds are left out, so that everybody gets 10.',
}

/** By the number of players: the tiles left out, and how many each player gets. */
export function tilesOf(players: number): string {
  return TILES[players] ?? ''
}

/** The rank of the club that opens. */
export function opener(players: number): string {
  return players === 4 ? 'two' : 'three'
}
