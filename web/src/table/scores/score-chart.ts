/** The lines of a chart of scores. */

export interface ScoreLine {
  seat: number
  /** The path in an SVG. */
  path: string
  /** Its last point. */
  x: number
  y: number
}

/** Room for the last points and thick lines. */
const MARGIN = 6

/** The lines of totals by hand and seat, from 0 before the first hand. Higher totals are higher up. */
export function chartOf(
  totals: readonly (readonly number[])[],
  { width, height }: { width: number; height: number },
): { zero: number; lines: ScoreLine[] } {
  const all = totals.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)]
  const span = Math.max(1, most - least)
  const round = (value: number) => Math.round(value * 10) / 10
  const across = (hand: number) =>
    round(MARGIN + ((width - 2 * MARGIN) * hand) / Math.max(1, totals.length))
  const up = (total: number) =>
    round(height - MARGIN - ((height - 2 * MARGIN) * (total - least)) / span)
  const lines = (totals[0] ?? []).map((_, seat) => {
    const points = [0, ...totals.map((hand) => hand[seat] ?? 0)]
    const path = points.map((total, hand) => `${hand ? 'L' : 'M'}${across(hand)} ${up(total)}`)
    return { seat, path: path.join(''), x: across(totals.length), y: up(points.at(-1)!) }
  })
  return { zero: up(0), lines }
}
