/** The looks and the temper of each bot. Pure: a name stands for the same character everywhere. */

/** How the hair is cut. */
export type Cut =
  'bald' | 'bob' | 'braids' | 'bun' | 'curls' | 'crop' | 'long' | 'parted' | 'quiff' | 'waves'

/** Accessories of a portrait. */
export type Extra =
  'beard' | 'cap' | 'earrings' | 'freckles' | 'glasses' | 'moustache' | 'ribbon' | 'scarf'

/** How readily a bot uses quick phrases, and when. */
export type Temper = 'cheerful' | 'courteous' | 'dry' | 'lively' | 'quiet'

export type Mouth = 'smile' | 'grin' | 'line' | 'smirk'

export interface Features {
  /** Which of the skin tones, from light to dark. */
  skin: 0 | 1 | 2 | 3 | 4
  /** Which of the hair colours: black, brown, chestnut, red, blond, grey. */
  hair: 0 | 1 | 2 | 3 | 4 | 5
  cut: Cut
  mouth: Mouth
  extras: readonly Extra[]
  temper: Temper
}

/** Skin tones from light to dark, each with its shade; the hair; and what lines and teeth are drawn in. */
export const SKIN = ['#f7d9c1', '#ecbf9c', '#d39c72', '#a5704a', '#6f4630'] as const
export const SHADE = ['#e5b898', '#d69f78', '#b57d54', '#865635', '#543222'] as const
export const HAIR = ['#241d22', '#54382a', '#7b4526', '#b5522a', '#dcb066', '#b9b6b8'] as const
export const INK = '#2a1c20'
export const TEETH = '#fffaf2'

const of = (
  skin: Features['skin'],
  hair: Features['hair'],
  cut: Cut,
  mouth: Mouth,
  temper: Temper,
  ...extras: Extra[]
): Features => ({ skin, hair, cut, mouth, temper, extras })

/** The names that the server and the lobby give to bots. */
const KNOWN: Readonly<Record<string, Features>> = {
  Ada: of(1, 1, 'bun', 'smile', 'courteous', 'earrings'),
  Boris: of(0, 5, 'bald', 'line', 'dry', 'beard'),
  Clara: of(3, 0, 'curls', 'grin', 'cheerful'),
  Dmitri: of(1, 0, 'parted', 'smirk', 'dry', 'moustache'),
  Edith: of(0, 5, 'bob', 'smile', 'courteous', 'glasses'),
  Felix: of(1, 3, 'quiff', 'grin', 'lively', 'freckles'),
  Greta: of(0, 4, 'braids', 'smile', 'cheerful', 'ribbon'),
  Hugo: of(4, 0, 'crop', 'smile', 'quiet', 'glasses'),
  Ines: of(2, 0, 'long', 'smirk', 'lively', 'earrings'),
  Jonas: of(1, 1, 'crop', 'line', 'quiet', 'cap'),
  Klara: of(0, 2, 'waves', 'grin', 'cheerful', 'freckles'),
  Leo: of(3, 0, 'curls', 'smirk', 'lively', 'beard'),
  Mira: of(4, 0, 'bun', 'smile', 'courteous', 'scarf'),
  Nils: of(0, 4, 'parted', 'smile', 'quiet', 'scarf'),
  Olga: of(1, 2, 'bob', 'line', 'dry', 'ribbon'),
  Paul: of(2, 5, 'crop', 'grin', 'cheerful', 'moustache', 'glasses'),
}

/** A hash of a text. */
export function numberOf(text: string): number {
  let number = 2166136261
  for (const unit of text) number = Math.imul(number ^ unit.codePointAt(0)!, 16777619) >>> 0
  return number
}

/** The looks of the bot of that name; an unknown name borrows those of a known one. */
export function featuresOf(name: string): Features {
  const all = Object.values(KNOWN)
  return KNOWN[name] ?? all[numberOf(name) % all.length]!
}

export const NAMES = Object.keys(KNOWN)
