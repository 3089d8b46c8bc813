/** The last snapshot of a stream: the baseline of its deltas. */
import type { Changes, Snapshot, Update } from './types'

/** A copy of the object with that value at a path of names. Everything off the path is shared with the object. */
function withValue(object: unknown, path: string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  const fields = object as Record<string, unknown>
  return { ...fields, [name]: withValue(fields[name], rest, value) }
}

export class Baseline {
  #snapshot: unknown

  /** Reads a message: a whole snapshot or a delta. Returns the update with the whole snapshot. */
  read(text: string): Update {
    return this.apply(JSON.parse(text) as Update | Changes)
  }

  /** Applies a message, whose snapshot becomes the baseline. */
  apply(message: Update | Changes): Update {
    if ('changes' in message) {
      for (const [pointer, value] of Object.entries(message.changes))
        this.#snapshot = withValue(this.#snapshot, pointer.split('/').slice(1), value)
    } else this.#snapshot = message.snapshot
    const { version, events } = message
    return { version, events, snapshot: this.#snapshot as Snapshot }
  }
}
