/** Why the server refused an option of a new table. Its answer names the option; what is wrong with it follows from the form. */
import { t } from '../language/language.svelte'
import type { GameInfo, OptionSpec } from '../wire/types'
import type { Choice } from './setup'

const CARD = /^[2-9TJQKA][CDSH]$/
const WILD = /^W[CDSH]$/

/** The reason in a sentence; the server's own if the form does not show it. */
export function wrongText(
  game: GameInfo,
  { players, options }: Choice,
  { name, min, max }: OptionSpec,
  detail: string,
): string {
  const value = options[name]
  const outOfRange = (least: number, most: number) =>
    typeof value === 'number' && !(value >= least && value <= most && Number.isInteger(value))
  if (min !== undefined && max !== undefined && outOfRange(min, max))
    return t('setup-wrong-range', { least: min, most: max })
  if (!game.options.some((option) => option.name === 'removed')) return detail
  const pack = packOf(options)
  switch (name) {
    case 'removed':
      return wrongPack(pack, players) ?? detail
    case 'pass_count':
      return t('setup-wrong-pass', { cards: Math.floor(pack.cards.size / players) })
    case 'pass_cycle':
      return wrongCycle(options, players) ?? detail
    case 'target':
      return t('setup-wrong-end')
    default:
      return detail
  }
}

interface Pack {
  cards: Set<string>
  wilds: boolean
  /** The first entry that is no card, and the first that cannot be removed. */
  unread: string | undefined
  missing: string | undefined
}

function packOf({ wilds, removed }: Choice['options']): Pack {
  const ranks = [...'23456789TJQKA', ...(wilds ? ['W'] : [])]
  const cards = new Set(ranks.flatMap((rank) => [...'CDSH'].map((suit) => rank + suit)))
  const typed = Array.isArray(removed) ? removed : []
  const unread = typed.find((card) => !CARD.test(card) && !WILD.test(card))
  const missing = typed.find((card) => !cards.delete(card))
  return { cards, wilds: [...cards].some((card) => WILD.test(card)), unread, missing }
}

function wrongPack({ cards, wilds, unread, missing }: Pack, players: number): string | null {
  if (unread !== undefined) return t('setup-wrong-card', { typed: unread })
  if (missing !== undefined) return t('setup-wrong-again', { typed: missing.replace('T', '10') })
  const over = cards.size % players
  if (!wilds && over > 0) return t('setup-wrong-uneven', { cards: cards.size, players })
  const of = (suit: string) => [...cards].filter((card) => card[1] === suit)
  if (of('C').filter((card) => CARD.test(card)).length <= over) return t('setup-wrong-clubs')
  return cards.has('QS') && of('H').length > 0 ? null : t('setup-wrong-points')
}

function wrongCycle({ pass_cycle }: Choice['options'], players: number): string | null {
  const cycle = Array.isArray(pass_cycle) ? pass_cycle : []
  const typed = cycle.find((where) => !['left', 'right', 'across', 'hold'].includes(where))
  if (typed !== undefined) return t('setup-wrong-direction', { typed })
  if (players % 2 === 1 && cycle.includes('across')) return t('setup-wrong-across')
  return cycle.length === 0 ? t('setup-wrong-no-direction') : null
}
