/** The page's names for the Curses of the house set; other sets have their own. */
import { plain } from '../../language/language.svelte'
import type { PlainKey } from '../../language/translate'
import type { NumberCard } from './notation'
import { curseOn } from './printed.svelte'

export const HOUSE_CURSES: Record<string, PlainKey | undefined> = {
  Hiccups: 'curses-hiccups',
  'Cold Tea': 'curses-cold-tea',
  'Lost Key': 'curses-lost-key',
  'Bad Dream': 'curses-bad-dream',
  'Broken Mirror': 'curses-broken-mirror',
  Midnight: 'curses-midnight',
}

/** The name printed on a card, if any. */
export function titleOf(card: NumberCard): string | null {
  if (card.colour === 'B' && card.number === 2) return plain('curses-two-oclock')
  const name = curseOn(card)?.name
  const key = name && HOUSE_CURSES[name]
  return key ? plain(key) : (name ?? null)
}
