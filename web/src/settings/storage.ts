/** What the browser remembers for the player; without storage the page still works. */

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
    // Private windows may refuse; the setting then lasts as long as the page.
  }
}
