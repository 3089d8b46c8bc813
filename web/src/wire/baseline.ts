/** The newest snapshot of a stream, of which most messages tell only what has changed. */
import type { Changes, Snapshot, Update } from './types'

/** The object with that value at the end of a path of names; what is not on the path is shared with the object. */
function placed(object: unknown, path: string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  const fields = object as Record<string, unknown>
  return { ...fields, [name]: placed(fields[name], rest, value) }
}

export class Kept {
  #snapshot: unknown

  /** Reads a message, and returns the update with the whole snapshot after it. */
  read(text: string): Update {
    const message = JSON.parse(text) as Update | Changes
    if ('changes' in message) {
      for (const [pointer, value] of Object.entries(message.changes))
        this.#snapshot = placed(this.#snapshot, pointer.split('/').slice(1), value)
    } else this.#snapshot = message.snapshot
    const { version, events } = message
    return { version, events, snapshot: this.#snapshot as Snapshot }
  }
}
