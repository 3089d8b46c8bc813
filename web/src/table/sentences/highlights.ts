/** The highlights of a match in sentences. */
import { t } from '../../language/language.svelte'
import type { Highlight, HighlightKind } from '../../wire/types'
import { playerOf, type Names } from '../model/names'

const KEYS = {
  'moon-made': 'ending-highlight-moon-made',
  'moon-stopped': 'ending-highlight-moon-stopped',
  'moon-missed': 'ending-highlight-moon-missed',
  comeback: 'ending-highlight-comeback',
  'lead-lost': 'ending-highlight-lead-lost',
  'queen-taken': 'ending-highlight-queen-taken',
  'queen-given': 'ending-highlight-queen-given',
  'clean-hands': 'ending-highlight-clean-hands',
  'worst-hand': 'ending-highlight-worst-hand',
  wilds: 'ending-highlight-wilds',
  curses: 'ending-highlight-curses',
  stolen: 'ending-highlight-stolen',
  caught: 'ending-highlight-caught',
  'secret-points': 'ending-highlight-secret-points',
  'secrets-laid': 'ending-highlight-secrets-laid',
  tricks: 'ending-highlight-tricks',
} as const satisfies Record<HighlightKind, string>

/** A highlight in a sentence; null for one that this version of the page does not know. */
export function highlightText({ code, seat, count, hand }: Highlight, names: Names): string | null {
  const player = playerOf(seat, names)
  if (code === 'comeback' || code === 'lead-lost' || code === 'worst-hand') {
    return t(KEYS[code], { player, count, hand: hand ?? 0 })
  }
  return code in KEYS ? t(KEYS[code], { player, count }) : null
}
