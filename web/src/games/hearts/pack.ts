/** The pack of Hearts for each number of players, in words. */
const LEFT_OUT: Record<number, [out: string, each: number]> = {
  3: ['The two of diamonds stays', 17],
  5: ['The two of diamonds and the three of clubs stay', 10],
  6: ['The two and three of diamonds and the three and four of clubs stay', 8],
  7: ['The two and three of diamonds and the three of clubs stay', 7],
}

/** By the number of players: the cards left out, and how many each player gets. */
export function leftOut(players: number): string {
  const [out, each] = LEFT_OUT[players] ?? []
  return out
    ? `${out} in the box, so that everybody gets ${each} cards.`
    : 'Everybody gets 13 cards.'
}
