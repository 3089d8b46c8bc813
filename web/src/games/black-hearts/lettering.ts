/** Names on cards: as large as fits, in two lines if one would be too small to read. */

export interface Lettering {
  rows: string[]
  /** The size of the letters, in the card's units. */
  size: number
}

/** How wide a letter is on average, as a part of its size. */
const LETTER = 0.56
/** Below this size a name is broken into two lines. */
const SMALL = 8.5

/** Fits a name into `width`; its letters are never larger than `most`. */
export function inLines(name: string, width: number, most: number): Lettering {
  const sized = (rows: string[]) => {
    const longest = Math.max(1, ...rows.map((row) => row.length))
    return { rows, size: Math.min(most, width / (longest * LETTER)) }
  }
  const one = sized([name])
  if (one.size >= SMALL || !name.includes(' ')) return one
  const words = name.split(' ')
  const broken = words.slice(1).map((_, at) => {
    return sized([words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  })
  const best = broken.reduce((best, rows) => (rows.size > best.size ? rows : best))
  return { ...best, size: Math.min(best.size, SMALL) }
}
