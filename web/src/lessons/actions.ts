/** Comparing actions in notation. */

export const isPass = (action: string) => action.startsWith('pass ')

/** Whether two texts are the same action: the order of passed cards does not matter. */
export function sameAction(one: string, other: string): boolean {
  if (!isPass(one) || !isPass(other)) return one === other
  const cards = (action: string) => action.split(' ').sort().join(' ')
  return cards(one) === cards(other)
}
