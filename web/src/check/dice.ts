/** Numbers for one chance event, from the seeds of a match. docs/transcripts.md describes the procedure. */
import { joined, number32, sha256, utf8 } from './bytes'
import { words } from './chacha20'

export interface Seeds {
  server: Uint8Array
  nonces: Uint8Array[]
}

/** A number from 0 to `bound - 1`. */
export type Dice = (bound: number) => number

/** The key of one chance event's stream. */
export function keyOf(seeds: Seeds, kind: string, hand: number): Promise<Uint8Array> {
  const sized = (bytes: Uint8Array) => [number32(bytes.length), bytes]
  return sha256(
    joined(
      utf8('moonshot/chance/1'),
      seeds.server,
      number32(seeds.nonces.length),
      ...seeds.nonces.flatMap(sized),
      ...sized(utf8(kind)),
      number32(hand),
    ),
  )
}

/** Skips words beyond the greatest multiple of the bound, so that all numbers are equally likely. */
export function diceOf(key: Uint8Array): Dice {
  const stream = words(key)
  return (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound)
    let word: number
    do word = stream.next().value
    while (word >= limit)
    return word % bound
  }
}

/** Shuffles a list, from the last place down (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const order = [...list]
  for (let last = order.length - 1; last > 0; last--) {
    const other = dice(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

/** Draws from a list without replacement. */
export function drawing<T>(list: readonly T[], dice: Dice): { draw: () => T; left: T[] } {
  const left = [...list]
  const draw = () => {
    const place = dice(left.length)
    const drawn = left[place]!
    left[place] = left.at(-1)!
    left.pop()
    return drawn
  }
  return { draw, left }
}
