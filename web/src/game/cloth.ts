/** The cloth of a game's table, and of its picture in the lobby: a world of its own by day and by night. */

export interface Cloth {
  /** The colours of the upper and the lower edge by day. */
  day: [string, string]
  /** The same by night. */
  night: [string, string]
}

/** The cloth as the custom properties that the page's tokens read. */
export function clothOf({ day, night }: Cloth): string {
  const both = (index: 0 | 1) => `light-dark(${day[index]}, ${night[index]})`
  return (
    `--cloth-top:${both(0)};--cloth-low:${both(1)};` +
    `--cloth:color-mix(in oklab, ${both(0)} 45%, ${both(1)})`
  )
}
