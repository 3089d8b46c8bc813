/** The cloth of a game's table and of its picture in the lobby, for the light and the dark theme. */

export interface Cloth {
  /** The colours of the upper and the lower edge in the light theme. */
  day: [string, string]
  /** The same in the dark theme. */
  night: [string, string]
}

/** The cloth as CSS custom properties. */
export function clothOf({ day, night }: Cloth): string {
  const both = (index: 0 | 1) => `light-dark(${day[index]}, ${night[index]})`
  return (
    `--cloth-top:${both(0)};--cloth-low:${both(1)};` +
    `--cloth:color-mix(in oklab, ${both(0)} 45%, ${both(1)})`
  )
}
