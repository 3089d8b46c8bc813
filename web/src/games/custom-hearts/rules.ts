/** The rules of a custom table in sentences, made from its options. */
import { cardName, theCard } from '../../cards/notation'
import { capital, counted, listed, numberWord } from '../../text'
import type { RulesTable } from '../../game/rules'

/** A heading with its sentences. */
export interface Section {
  heading: string
  sentences: string[]
}

type Options = RulesTable['options']

const BASES: Record<string, string> = {
  hearts: 'Hearts',
  cardominoes: 'CARDominoes Hearts',
  'wild-twists': 'Wild Twists Hearts',
  openspiel: 'one hand of Hearts',
}

/** What the sentences depend on. */
export function startedFrom({ options }: RulesTable): string {
  const base = String(options['base'])
  return `This table was started from ${BASES[base] ?? base} and may differ from it; what holds here is below.`
}

/** All rules of a custom table. */
export function customRules({ options }: RulesTable): Section[] {
  return [
    { heading: 'The cards', sentences: [...pack(options), ...deal(options)] },
    { heading: 'Passing', sentences: passing(options) },
    { heading: 'Playing', sentences: [...opening(options), ...play(options)] },
    { heading: 'Failing to follow', sentences: revokes(options) },
    { heading: 'Scoring', sentences: scoring(options) },
    { heading: 'The end', sentences: ending(options) },
  ]
}

function words(options: Options, name: string): string[] {
  const list = options[name]
  return Array.isArray(list) ? list : []
}

const WILDS = ['WC', 'WD', 'WS', 'WH']

/** The Wilds that are in play. */
export function wildsOf(options: Options): string[] {
  const removed = words(options, 'removed')
  return options['wilds'] ? WILDS.filter((wild) => !removed.includes(wild)) : []
}

/** How many Wilds there are, and which, if not all are in play. */
function wildsText(wilds: string[]): string {
  const count = `${numberWord(wilds.length)} ${wilds.length === 1 ? 'Wild' : 'Wilds'}`
  return wilds.length === WILDS.length ? count : `${count}: ${listed(wilds.map(theCard))}`
}

function pack(options: Options): string[] {
  const wilds = wildsOf(options)
  const removed = words(options, 'removed').filter((card) => !WILDS.includes(card))
  const stay = removed.length === 1 ? 'stays' : 'stay'
  return [
    wilds.length > 0
      ? `A pack of 52 cards, aces high, and ${wildsText(wilds)}. A Wild is a card of its suit, above the ace or below the two, as its player says when it lands.`
      : 'A pack of 52 cards, aces high.',
    removed.length === 0
      ? 'No card stays in the box.'
      : `In the box ${stay}: ${listed(removed.map(cardName))}.`,
    wilds.length > 0
      ? 'The cards are dealt out evenly. What does not go round lies face down in the middle, and the winner of the first trick takes it unseen.'
      : 'All cards are dealt out evenly.',
  ]
}

function deal(options: Options): string[] {
  return options['draw_for_deal']
    ? [
        'Before the first hand everybody draws a card: the lowest deals, and those who tie draw again. After that the deal moves to the left.',
      ]
    : []
}

function passing(options: Options): string[] {
  const cycle = words(options, 'pass_cycle')
  if (!options['pass_cards']) return ['No cards are passed.']
  const count = counted(Number(options['pass_count']), 'card')
  const where = cycle.map((word) => (word === 'hold' ? 'no pass' : word)).join(', ')
  return [
    `Everybody chooses ${count} to pass before anybody picks up. Hand by hand they go: ${where}${cycle.length > 1 ? '; then again from the start' : ''}.`,
  ]
}

function opening(options: Options): string[] {
  if (options['can_lead_any_club']) {
    return ['Whoever holds the lowest club opens the first trick, with any of its clubs.']
  }
  return [
    wildsOf(options).includes('WC')
      ? 'The lowest club opens the first trick. Whoever holds the Wild Club is asked in secret whether to open with it instead, as the lowest.'
      : 'The lowest club opens the first trick.',
  ]
}

function play(options: Options): string[] {
  return [
    'Follow the led suit if you can; otherwise play what you like. The highest card of the led suit takes the trick and leads to the next.',
    options['no_pts_on_first_trick']
      ? 'Neither a heart nor the queen of spades may be thrown on the first trick, unless you have nothing else.'
      : 'Hearts and the queen of spades may be thrown from the first trick on.',
    ...breaking(options),
    options['last_trick_closes']
      ? 'A finished trick can be looked at until the next one is led; then it is hidden.'
      : 'The last trick can be looked at again.',
  ]
}

function breaking(options: Options): string[] {
  if (!options['must_break_hearts']) return ['A heart may be led at any time.']
  const what = options['qs_breaks_hearts']
    ? 'a heart thrown on another suit, or the queen of spades, breaks'
    : 'a heart thrown on another suit breaks'
  const when = options['hearts_break'] === 'after-trick' ? 'its trick is complete' : 'it is played'
  return [
    `A heart may not be led until hearts are broken: ${what} them as soon as ${when}.`,
    options['can_lead_hearts_instead_of_qs']
      ? 'With nothing left but hearts and the queen of spades a heart may be led anyway.'
      : 'With nothing left but hearts one may be led anyway.',
  ]
}

function revokes(options: Options): string[] {
  if (options['revoke'] !== 'penalty') {
    return ['A card that does not follow is refused as long as you hold one that does.']
  }
  return [
    'Nothing stops you from playing a card that does not follow though you hold one that does: a revoke.',
    ...(options['no_pts_on_first_trick']
      ? [
          'On the first trick, though, a heart or the queen of spades is still refused as long as you hold anything else.',
        ]
      : []),
    'The winner of a finished trick gathers it. Until then whoever revoked may take the card back and play one that follows, for nothing.',
    'A revoke that is still there at the gathering costs its player 13 points and ends the hand; nobody else scores. Two revokes in one trick cost 13 each.',
    'Nobody else is told of a revoke before the gathering. Whenever a person did not follow suit, a bot waits before it gathers, a revoke or not.',
  ]
}

const MOON: Record<string, string> = {
  add: 'They cost the shooter nothing, and everybody else gets their points.',
  subtract: 'Their points come off the shooter’s score.',
  choose: 'The shooter chooses: all these points off their own score, or on everybody else’s.',
}

function scoring(options: Options): string[] {
  return [
    'Each heart taken is a point, the queen of spades thirteen.',
    ...(options['jd_bonus'] ? ['The jack of diamonds takes ten points off.'] : []),
    ...(options['avoid_all_tricks_bonus']
      ? ['Taking no trick at all takes five points off, unless somebody shot the moon.']
      : []),
    `Whoever takes all hearts and the queen of spades has shot the moon. ${MOON[String(options['moon'])] ?? ''}`,
  ]
}

/** The number of hands for the heading of a table; a target may end the match earlier. */
export function handsOf(options: Options): number {
  const [target, hands] = [Number(options['target']), Number(options['hands'])]
  return hands > 0 && !(target > 0) ? hands : 0
}

function ending(options: Options): string[] {
  const [target, hands] = [Number(options['target']), Number(options['hands'])]
  const total = options['target_rule'] === 'exceeds' ? `above ${target}` : `${target} or more`
  const ways = [
    ...(target > 0 ? [`when a total is ${total}`] : []),
    ...(hands > 0 ? [`after ${numberWord(hands)} ${hands === 1 ? 'hand' : 'hands'}`] : []),
  ]
  const which = ways.length > 1 ? ', whichever comes first' : ''
  return [
    capital(`the match ends ${ways.join(' or ')}${which}.`),
    'The smallest total wins, and equal totals share the win.',
  ]
}
