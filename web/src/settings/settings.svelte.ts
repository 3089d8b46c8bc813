/** The player's settings of the page. */
import { keep, recall } from './storage'

/** The level of a bot for which nobody chose one. */
export const DEFAULT_LEVEL = 'steady'

export type Theme = 'system' | 'light' | 'dark'
/** The colour of the cloth: the game's own, or one for all games. */
export type Cloth = 'game' | 'plum' | 'baize' | 'sea' | 'slate'
/** How fast the table shows what happens; `wait` waits for the player after each trick. */
export type Pace = 'slow' | 'normal' | 'fast' | 'wait' | 'instant'
/** How the hand is sorted: suits of alternating colours, hearts first, spades first, or by rank. */
export type HandOrder = 'alternate' | 'hearts-first' | 'spades-first' | 'ranks'
export type CardBackName = 'crescent' | 'lattice' | 'waves' | 'plain'

interface Stored {
  theme: Theme
  fourColours: boolean
  pace: Pace
  hints: boolean
  /** For how many seconds bots wait before they gather a trick in which the player may have to correct a card. */
  patience: number
  /** The level of the bot that plays for the player while they are away from other people's table. */
  standIn: string
  /** Whether letters are short cuts at the table. */
  keys: boolean
  /** Whether the table sounds. */
  sound: boolean
  /** How loud, from 0 to 100. */
  volume: number
  /** Whether the phone shakes when it is the player's turn. */
  buzz: boolean
  /** Whether the system tells that it is the player's turn while the page is hidden. */
  notify: boolean
  /** Nothing sounds, shakes or notifies, whatever else is set. */
  quiet: boolean
  /** Whether a card is played with one tap, or lifted with one and played with another. */
  tap: 'one' | 'two'
  /** What is heard of what others say at a table. */
  hear: 'all' | 'signs' | 'nothing'
  /** Whether bots use quick phrases. */
  botPhrases: boolean
  /** Where a card can be chosen before one's turn: at tables with other people, at all, or at none. */
  ahead: 'people' | 'always' | 'never'
  /** The hand that holds the phone or the mouse: what is pressed often lies on its side. */
  hand: 'right' | 'left'
  cloth: Cloth
  /** What is drawn on the backs of the cards. */
  back: CardBackName
  /** How the hand is sorted. */
  order: HandOrder
  /** Whether ranks rise from left to right. */
  ascending: boolean
  large: boolean
  /** Whether the pass that a bot would make is chosen already. */
  suggestPass: boolean
  /** Whether the screen stays on at a table. */
  wake: boolean
}

/** What holds where the player has chosen nothing. */
export const DEFAULTS: Stored = {
  theme: 'system',
  fourColours: false,
  pace: 'normal',
  hints: true,
  patience: 8,
  standIn: DEFAULT_LEVEL,
  keys: true,
  sound: true,
  volume: 60,
  buzz: false,
  notify: false,
  quiet: false,
  tap: 'one',
  hear: 'all',
  botPhrases: true,
  ahead: 'people',
  hand: 'right',
  cloth: 'game',
  back: 'crescent',
  order: 'alternate',
  ascending: true,
  large: false,
  suggestPass: false,
  wake: true,
}

export const settings = $state<Stored>({ ...DEFAULTS, ...recall<Partial<Stored>>('settings', {}) })

/** Stores the settings and shows them on the root element whenever they change. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      keep('settings', $state.snapshot(settings))
      const root = document.documentElement
      if (settings.theme === 'system') root.removeAttribute('data-theme')
      else root.dataset['theme'] = settings.theme
      root.toggleAttribute('data-large', settings.large)
      root.dataset['hand'] = settings.hand
      root.dataset['cloth'] = settings.cloth
    })
  })
}

/** Whether animations run: the pace has them and the system does not ask for reduced motion. */
export function mayMove(): boolean {
  return settings.pace !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
