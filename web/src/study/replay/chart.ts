/** The layout of a chart of totals over a match, in the units of its drawing. Pure. */

export interface Chart {
  /** Where the lines begin, right of the numbers. */
  left: number
  /** The lower edge of the lines, above the numbers of the hands. */
  bottom: number
  /** The horizontal lines with their values. */
  lines: { value: number; y: number }[]
  /** The height of the total that ends the match; null if there is none or it is far above all. */
  ends: number | null
  /** The place after so many hands. */
  x(hands: number): number
  y(total: number): number
  /** The line of a seat. */
  points(seat: number): string
  /** The hand below a place, from 1. */
  handAt(x: number): number
}

/** A round distance between horizontal lines, for about four of them. */
export function stride(span: number): number {
  const rough = Math.max(1, span / 4)
  const size = 10 ** Math.floor(Math.log10(rough))
  return size * ([1, 2, 5, 10].find((factor) => size * factor >= rough) ?? 10)
}

/** Lays out totals: the first are those before the first hand. */
export function chartOf(
  totals: readonly (readonly number[])[],
  ends: number | null,
  width: number,
  height: number,
): Chart {
  const left = 34
  const bottom = height - 18
  const all = totals.flat()
  const most = Math.max(1, ...all)
  const shown = ends !== null && ends <= most * 1.5 ? ends : null
  const low = Math.min(0, ...all)
  const high = Math.max(most, shown ?? 0)
  const step = stride(high - low)
  const [least, greatest] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  const rounds = Math.max(1, totals.length - 1)
  const x = (hands: number) => left + (hands / rounds) * (width - 4 - left)
  const y = (total: number) =>
    bottom - ((total - least) / Math.max(1, greatest - least)) * (bottom - 8)
  const lines = []
  for (let value = least; value <= greatest; value += step) lines.push({ value, y: y(value) })
  return {
    left,
    bottom,
    lines,
    ends: shown === null ? null : y(shown),
    x,
    y,
    points: (seat) =>
      totals
        .map((row, index) => `${x(index).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`)
        .join(' '),
    handAt: (at) =>
      Math.min(rounds, Math.max(1, Math.ceil(((at - left) / (width - 4 - left)) * rounds))),
  }
}
