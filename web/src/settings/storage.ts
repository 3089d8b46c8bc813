/** The browser's storage. What it refuses to store is kept in memory as long as the page is open. */

/** A store of the browser, with a fallback in memory. */
class SafeStorage {
  readonly #refused = new Map<string, string>()

  /** A function, because naming the store throws where storage is forbidden. */
  constructor(private readonly store: () => Storage) {}

  get(key: string): string | null {
    return this.#refused.get(key) ?? this.#tried((store) => store.getItem(key))
  }

  set(key: string, text: string) {
    const done = this.#tried((store) => {
      store.setItem(key, text)
      return true
    })
    if (done) this.#refused.delete(key)
    else this.#refused.set(key, text)
  }

  remove(key: string) {
    this.#refused.delete(key)
    this.#tried((store) => store.removeItem(key))
  }

  /** Calls the store; null if it is full or forbidden. */
  #tried<Answer>(use: (store: Storage) => Answer): Answer | null {
    try {
      return use(this.store())
    } catch {
      return null
    }
  }
}

const everywhere = new SafeStorage(() => localStorage)
const here = new SafeStorage(() => sessionStorage)
const named = (key: string) => `moonshot.${key}`

/** The key for: the log of the table is open. The first view reads it too. */
export const DRAWER = 'log'

function read<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null
  } catch {
    return null
  }
}

export function recall<T>(key: string, otherwise: T): T {
  return read<T>(everywhere.get(named(key))) ?? otherwise
}

export function keep(key: string, value: unknown): void {
  everywhere.set(named(key), JSON.stringify(value))
}

/** Reads a value of this tab, which survives a reload. */
export function recallInTab<T>(key: string): T | null {
  return read<T>(here.get(named(key)))
}

/** Stores a value for this tab; null removes it. */
export function keepInTab(key: string, value: unknown): void {
  if (value === null) here.remove(named(key))
  else here.set(named(key), JSON.stringify(value))
}
