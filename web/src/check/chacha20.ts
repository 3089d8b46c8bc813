/** The ChaCha20 stream of RFC 8439, as 32-bit words. */

/** "expand 32-byte k" (RFC 8439, 2.3). */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** The places that each quarter round mixes: four columns, then four diagonals. */
const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by))

function quarterRound(state: Uint32Array, [a, b, c, d]: (typeof ROUNDS)[number]): void {
  const mix = (to: number, from: number, into: number, by: number) => {
    state[to] = state[to]! + state[from]!
    state[into] = turned(state[into]! ^ state[to], by)
  }
  mix(a, b, d, 16)
  mix(c, d, b, 12)
  mix(a, b, d, 8)
  mix(c, d, b, 7)
}

/** The bytes as words, least significant byte first. */
function wordsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(4 * at, true))
}

/** One block of the stream: sixteen words (RFC 8439, 2.3). The key has 32 bytes, the nonce 12. */
export function block(key: Uint8Array, counter: number, nonce: Uint8Array): Uint32Array {
  const start = Uint32Array.from([...CONSTANTS, ...wordsOf(key), counter, ...wordsOf(nonce)])
  const state = start.slice()
  for (let round = 0; round < 10; round++) {
    for (const places of ROUNDS) quarterRound(state, places)
  }
  return state.map((word, at) => word + start[at]!)
}

/** The stream of a key with a nonce of zero, from block zero on. */
export function* words(key: Uint8Array): Generator<number, never> {
  const nonce = new Uint8Array(12)
  for (let counter = 0; ; counter++) yield* block(key, counter, nonce)
}
