/** Bytes as text, as numbers, and their SHA-256. */

/** Decodes hexadecimal digits; `null` for any other text. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A number as 32 bits, least significant byte first. */
export function number32(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/**
 * SHA-256 by the browser, or by the code below: browsers do not offer it over plain HTTP, as in a home network without
 * certificates.
 */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const web = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined
  if (!web) return sha256Here(bytes)
  return new Uint8Array(await web.digest('SHA-256', Uint8Array.from(bytes)))
}

/** The first 32 bits of the fractional part of a root of each of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function rootBits(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  }
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256 as FIPS 180-4 describes it. */
export function sha256Here(bytes: Uint8Array): Uint8Array {
  const constants = rootBits(64, Math.cbrt)
  const hash = rootBits(8, Math.sqrt)
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, bytes.length << 3)
  for (let start = 0; start < length; start += 64) {
    const words = Array.from({ length: 16 }, (_, at) => view.getInt32(start + 4 * at))
    for (let at = 16; at < 64; at++) {
      const early = words[at - 15]!
      const late = words[at - 2]!
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words.push((words[at - 16]! + low + words[at - 7]! + high) | 0)
    }
    let [a, b, c, d, e, f, g, h] = hash as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let at = 0; at < 64; at++) {
      const chosen = (e & f) ^ (~e & g)
      const most = (a & b) ^ (a & c) ^ (b & c)
      const first =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + constants[at]! + words[at]!
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
      ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0))
  }
  const result = new DataView(new ArrayBuffer(32))
  hash.forEach((word, at) => result.setInt32(4 * at, word))
  return new Uint8Array(result.buffer)
}
