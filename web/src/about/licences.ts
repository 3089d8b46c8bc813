/** The licences of everything inside the program, as `tools/licences.py` wrote them. */
import type { PlainKey } from '../language/translate'

export interface Work {
  kind: 'crate' | 'package' | 'typeface' | 'other'
  name: string
  version: string
  licence: string
  /** The authors, if they are known; the texts say more. */
  by: string
  url: string
  /** The indices of its texts. */
  texts: number[]
}

export interface Licences {
  inside: Work[]
  /** The texts; several works may have the same. */
  texts: string[]
}

const TITLES: Record<Work['kind'], PlainKey> = {
  crate: 'about-crates',
  package: 'about-packages',
  typeface: 'about-typefaces',
  other: 'about-others',
}

export async function readLicences(): Promise<Licences> {
  const answer = await fetch('/licences.json')
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return (await answer.json()) as Licences
}

/** The works by kind, filtered by name or licence. */
export function grouped(
  { inside }: Licences,
  wanted: string,
): { title: PlainKey; works: Work[] }[] {
  const sought = wanted.trim().toLowerCase()
  const found = inside.filter(({ name, licence }) =>
    `${name} ${licence}`.toLowerCase().includes(sought),
  )
  return (['typeface', 'package', 'crate', 'other'] as const)
    .map((kind) => ({ title: TITLES[kind], works: found.filter((work) => work.kind === kind) }))
    .filter(({ works }) => works.length > 0)
}
