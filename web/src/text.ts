/** Small pieces of sentences. */

/** `1 card`, `3 cards`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A number of points, with a real minus sign. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A number, up to nine in words. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
