/** The legal actions of a view, sorted by how the player takes them. */
import { asHeld, readCard } from '../../cards/notation'
import { logicOf } from './games'
import type { LegalText, Snapshot } from '../../wire/types'
import { isOver } from './scene'

export interface PassChoice {
  count: number
  from: string[]
}

export interface Choices {
  /** By the card as held, the actions that play it: several if it is declared. */
  plays: Map<string, string[]>
  /** By the card, the action that replaces a card that did not follow suit. */
  corrections: Map<string, string>
  pass: PassChoice | null
  /** By the card, the actions that put it on a place of the table. */
  placed: Map<string, string[]>
  /** Actions without a card. */
  bare: string[]
}

const empty = (): Choices => ({
  plays: new Map(),
  corrections: new Map(),
  pass: null,
  placed: new Map(),
  bare: [],
})

export const NO_CHOICES: Choices = empty()

/** The choices of the viewer. */
export function choicesOf(snapshot: Snapshot): Choices {
  return isOver(snapshot) ? NO_CHOICES : readChoices(snapshot.view.legal, snapshot.game)
}

export function readChoices(legal: readonly LegalText[] | undefined, game: string): Choices {
  const choices = empty()
  for (const entry of legal ?? []) {
    if (typeof entry === 'string') readAction(entry, game, choices)
    else choices.pass = { count: entry.pass, from: entry.from }
  }
  return choices
}

/** Whether the player can do anything. */
export function hasChoice(choices: Choices): boolean {
  return (
    choices.plays.size > 0 ||
    choices.corrections.size > 0 ||
    choices.pass !== null ||
    choices.placed.size > 0 ||
    choices.bare.length > 0
  )
}

/** Whether it is the player's turn; a correction alone is possible at any time. */
export function isTurn(choices: Choices): boolean {
  return hasChoice({ ...choices, corrections: new Map() })
}

function readAction(text: string, game: string, into: Choices) {
  const placed = logicOf(game).placedCard?.(text)
  const [word, card] = text.split(' ')
  if (placed) add(into.placed, placed, text)
  else if (word === 'correct' && card) into.corrections.set(card, text)
  else if (readCard(text)) add(into.plays, asHeld(text), text)
  else into.bare.push(text)
}

function add(actions: Map<string, string[]>, card: string, text: string) {
  actions.set(card, [...(actions.get(card) ?? []), text])
}

/** By the card, the actions that it could take on some turn. */
export function premovesOf(
  cards: readonly string[],
  placements: (card: string) => string[],
): ReadonlyMap<string, string[]> {
  return new Map(cards.map((card) => [card, placements(card)]))
}
