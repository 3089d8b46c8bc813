/** Names on cards: as large as fits, in two lines if one would be too small to read. */

export interface Lettering {
  rows: string[]
  /** The size of the letters, in the card's units. */
  size: number
}

/** What a name has room for, in the card's units. */
interface Room {
  width: number
  /** The largest letters, in one line and in two. */
  most: number
  mostOfTwo: number
  /** Below this size a name is broken into two lines. */
  small: number
}

/** How wide a letter is on average, as a part of its size; those of East Asia are as wide as high. */
const LETTER = 0.55
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/
/** Where a name may be broken: at a space, or after a hyphen. */
const BREAK = / |(?<=-)(?! )/g

const widthOf = (row: string) =>
  [...row].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : LETTER), 0)

/** Fits a name into its room. */
export function inLines(name: string, { width, most, mostOfTwo, small }: Room): Lettering {
  const sized = (rows: string[]): Lettering => {
    return { rows, size: width / Math.max(LETTER, ...rows.map(widthOf)) }
  }
  const atMost = ({ rows, size }: Lettering, most: number) => ({ rows, size: Math.min(most, size) })
  const one = sized([name])
  const breaks = [...name.matchAll(BREAK)].map(({ index }) => index)
  if (one.size >= small || breaks.length === 0) return atMost(one, most)
  const broken = breaks.map((at) => sized([name.slice(0, at), name.slice(at).trimStart()]))
  return atMost(
    broken.reduce((best, rows) => (rows.size > best.size ? rows : best)),
    mostOfTwo,
  )
}
