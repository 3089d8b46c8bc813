/** Why the rules refuse an action, in a sentence. */
import { SUIT_KEYS, type Suit } from '../../cards/suits'
import { t } from '../../language/language.svelte'
import type { PlainKey } from '../../language/translate'
import type { Reason } from '../../wire/types'
import { logicOf } from './games'
import type { Scene } from './scene'

/** The codes without parameters, or whose sentence needs none. */
const PLAIN: Partial<Record<string, PlainKey>> = {
  'match-over': 'refusals-match-over',
  'not-your-turn': 'refusals-not-your-turn',
  'not-now': 'refusals-not-now',
  'another-game': 'refusals-another-game',
  'pass-first': 'refusals-pass-first',
  'passing-is-over': 'refusals-passing-is-over',
  'must-open-with-club': 'refusals-must-open-with-club',
  'opening-first': 'refusals-opening-first',
  'nothing-to-decline': 'refusals-nothing-to-decline',
  'opens-lowest': 'refusals-opens-lowest',
  'hearts-not-broken': 'refusals-hearts-not-broken',
  'moon-first': 'refusals-moon-first',
  'already-played': 'refusals-already-played',
  'nothing-to-correct': 'refusals-nothing-to-correct',
  'trick-complete': 'refusals-trick-complete',
  'nothing-to-gather': 'refusals-nothing-to-gather',
}

const suitOf = (letter: unknown) => SUIT_KEYS[String(letter) as Suit]

/** A reason as a sentence: the server's own if its code is of a later release. */
export function refusalText(reason: Reason, game: string): string {
  const own = logicOf(game).refusal?.(reason)
  if (own) return own
  const { code, parameters, sentence } = reason
  const key = PLAIN[code]
  return key ? t(key) : (withParameters(code, parameters) ?? sentence)
}

function withParameters(code: string, parameters: Reason['parameters']): string | null {
  const card = String(parameters['card'])
  switch (code) {
    case 'not-held':
      return t('refusals-not-held', { card })
    case 'pass-exactly':
      return t('refusals-pass-exactly', { count: Number(parameters['count']) })
    case 'passed-twice':
      return t('refusals-passed-twice', { card })
    case 'must-open-with':
      return t('refusals-must-open-with', { card })
    case 'no-points-on-first-trick':
      return card.endsWith('H')
        ? t('refusals-no-hearts-on-first-trick')
        : t('refusals-no-points-on-first-trick', { card })
    case 'must-follow':
      return t('refusals-must-follow', { suit: suitOf(parameters['led']) })
    case 'correction-must-follow':
      return t('refusals-correction-must-follow', { suit: suitOf(parameters['led']) })
    default:
      return null
  }
}

/** By the card, why it may not be played now. */
export function refusals(scene: Scene | null): ReadonlyMap<string, string> {
  if (!scene) return new Map()
  const { refused, game } = scene.snapshot
  return new Map(refused.map(({ action, reason }) => [action, refusalText(reason, game)]))
}
