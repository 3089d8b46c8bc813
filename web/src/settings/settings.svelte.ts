/** The player's settings. */
import { keep, recall } from './storage'

/** The default level of a bot. */
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
  /** How many seconds bots wait before they gather a trick in which the player may correct a card. */
  patience: number
  /** The level of the bot that plays while the player is sitting out at a multiplayer table. */
  standIn: string
  /** Whether letters are shortcuts at the table. */
  keys: boolean
  /** Whether the table sounds. */
  sound: boolean
  /** The volume, from 0 to 100. */
  volume: number
  /** Whether the phone vibrates on the player's turn. */
  buzz: boolean
  /** Whether a hidden page notifies the player of their turn. */
  notify: boolean
  /** Switches off sounds, vibration and notifications together. */
  quiet: boolean
  /** Whether one tap plays a card, or the first lifts it and the second plays it. */
  tap: 'one' | 'two'
  /** Which chat messages are shown: all, quick phrases only (`signs`), or none. */
  hear: 'all' | 'signs' | 'nothing'
  /** Whether bots use quick phrases. */
  botPhrases: boolean
  /** Where premoves are possible: at multiplayer tables, at all tables, or nowhere. */
  ahead: 'people' | 'always' | 'never'
  /** The player's hand: frequent buttons are on its side. */
  hand: 'right' | 'left'
  cloth: Cloth
  /** The drawing on the backs of the cards. */
  back: CardBackName
  /** How the hand is sorted. */
  order: HandOrder
  /** Whether ranks rise from left to right. */
  ascending: boolean
  large: boolean
  /** Whether a bot's pass is preselected. */
  suggestPass: boolean
  /** Whether the screen stays on at a table. */
  wake: boolean
}

/** The defaults. */
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

/** Stores the settings and sets the attributes of the root element whenever they change. */
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
