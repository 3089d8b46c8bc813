/** The notation of the cards: `Rb`, `Gu`, and `U` for the Uncatchables. */

export type Colour = 'R' | 'G' | 'B'
export type Mark = 'b' | 'u' | 'h' | 'c'

/** The paint of each colour. */
export const PAINTS: Record<Colour, string> = { R: '#bf1f39', G: '#14713f', B: '#1f58b8' }

export interface HeartCard {
  colour: Colour
  mark: Mark
}

export function readHeartCard(code: string): HeartCard | null {
  const parts = /^([RGB])([buhc])$/.exec(code)
  return parts && { colour: parts[1] as Colour, mark: parts[2] as Mark }
}
