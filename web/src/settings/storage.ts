/** What the browser stores for the player. Without storage the page works, but forgets. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`moonshot.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`moonshot.${key}`, JSON.stringify(value))
  } catch {
    // A private window may refuse; the value is then lost with the page.
  }
}
