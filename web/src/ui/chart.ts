/** The layout of a chart: numbers in their order, as lines and points in the units of the drawing. Pure. */

/** The drawing, and the margins around the lines. */
export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface Chart {
  /** The horizontal lines with their values; none without a scale. */
  lines: { value: number; y: number }[]
  x(at: number): number
  y(value: number): number
  /** The place at an x, from 0 to the last. */
  at(x: number): number
  /** The line through values, of which the first is at `from`. */
  path(values: readonly number[], from?: number): string
}

/** A round distance between horizontal lines, for about four of them. */
export function stride(span: number, finest = 1): number {
  const rough = Math.max(finest, span / 4)
  const size = 10 ** Math.floor(Math.log10(rough))
  return size * ([1, 2, 5, 10].find((factor) => size * factor >= rough) ?? 10)
}

/**
 * Lays out values at places from 0 to `last`. 0 is always among them, and higher values are higher up. There are lines at round
 * values, at least `finest` apart, from below the least to above the greatest; with null there are none, and the values fill the frame.
 */
export function chartOf(
  values: readonly number[],
  last: number,
  { width, height, left, right, top: above, bottom }: Frame,
  finest: number | null = 1,
): Chart {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = stride(high - low, finest ?? 1)
  const least = finest === null ? low : Math.floor(low / step) * step
  const top = finest === null ? high : Math.ceil(high / step) * step
  const most = Math.max(least + (finest ?? 1), top)
  const [across, up] = [width - left - right, height - above - bottom]
  const rounded = (value: number) => Math.round(value * 10) / 10
  const x = (at: number) => rounded(left + (across * at) / Math.max(1, last))
  const y = (value: number) => rounded(height - bottom - (up * (value - least)) / (most - least))
  const count = finest === null ? 0 : Math.round((most - least) / step) + 1
  const lines = Array.from({ length: count }, (_, line) => {
    const value = least + line * step
    return { value, y: y(value) }
  })
  return {
    lines,
    x,
    y,
    at: (x) => Math.min(last, Math.max(0, ((x - left) * last) / across)),
    path: (values, from = 0) =>
      values.map((value, at) => `${at ? 'L' : 'M'}${x(from + at)} ${y(value)}`).join(''),
  }
}
