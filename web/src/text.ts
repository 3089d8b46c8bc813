/** Small pieces of sentences. */

/** `1 card`, `3 cards`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A number of points as it is written, with the sign that is no hyphen. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
