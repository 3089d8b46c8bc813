/** What the browser stores for the player. What it refuses to store is forgotten with the page, and no sooner. */

/** A store of the browser, and what it refused, by the same names. */
class Storage_ {
  readonly #refused = new Map<string, string>()

  /** Naming the store may throw as well, where it is forbidden. */
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

  /** What the store answers; null where it is full or forbidden. */
  #tried<Answer>(use: (store: Storage) => Answer): Answer | null {
    try {
      return use(this.store())
    } catch {
      return null
    }
  }
}

const everywhere = new Storage_(() => localStorage)
const here = new Storage_(() => sessionStorage)
const named = (key: string) => `moonshot.${key}`

/** Whether the log of the table is open; the first drawing of a table reads it too. */
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

/** What this window alone has, until it is closed: it outlives a page that is loaded anew. */
export function recallInTab<T>(key: string): T | null {
  return read<T>(here.get(named(key)))
}

/** Keeps it for this window; null forgets it. */
export function keepInTab(key: string, value: unknown): void {
  if (value === null) here.remove(named(key))
  else here.set(named(key), JSON.stringify(value))
}
