/** The notation of the numbered cards: `R3`, `B2`, `W6`. */

export type Colour = 'R' | 'B' | 'W'

export interface NumberCard {
  colour: Colour
  number: number
}

export function readNumberCard(code: string): NumberCard | null {
  const parts = /^([RBW])([1-6])$/.exec(code)
  return parts && { colour: parts[1] as Colour, number: Number(parts[2]) }
}
