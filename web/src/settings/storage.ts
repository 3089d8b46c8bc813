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

/** What this window alone has, until it is closed: it outlives a page that is loaded anew. */
export function recallHere<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(`moonshot.${key}`) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Keeps it for this window; null forgets it. */
export function keepHere(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`moonshot.${key}`)
    else sessionStorage.setItem(`moonshot.${key}`, JSON.stringify(value))
  } catch {
    // As above.
  }
}
