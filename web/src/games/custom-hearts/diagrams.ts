/** The diagrams of a custom table, drawn with the cards in play and true to its options. */
import { cardName, theCard } from '../../cards/notation'
import {
  NAMES,
  row,
  trick,
  type Example,
  type Diagrams,
  type DiagramText,
} from '../../lessons/diagrams/diagrams'
import { capital, counted, listed, written, numberWord } from '../../text'
import type { RulesTable } from '../../game/rules'
import { wildsOf } from './rules'

type Options = RulesTable['options']

/** The options of a new table. */
export const USUAL: RulesTable = {
  players: 4,
  options: {
    base: 'hearts',
    wilds: false,
    removed: [],
    pass_cards: true,
    pass_count: 3,
    pass_cycle: ['left', 'right', 'across', 'hold'],
    no_pts_on_first_trick: true,
    can_lead_any_club: false,
    must_break_hearts: true,
    qs_breaks_hearts: true,
    hearts_break: 'at-once',
    can_lead_hearts_instead_of_qs: false,
    jd_bonus: false,
    avoid_all_tricks_bonus: false,
    moon: 'add',
    revoke: 'refused',
    draw_for_deal: false,
    last_trick_closes: false,
    target: 100,
    target_rule: 'meets',
    hands: 0,
  },
}

/** The cards of a suit that are in play, the highest first. */
function suit(options: Options, letter: string): string[] {
  const removed = options['removed']
  const box = Array.isArray(removed) ? removed : []
  return [...'AKQJT98765432'].map((rank) => rank + letter).filter((card) => !box.includes(card))
}

/** The queen of spades, if it is in play. */
const queenOf = (options: Options) => suit(options, 'S').filter((card) => card === 'QS')

/** The cards for the diagrams, without the dearest and the jack that takes points off. */
function plain(options: Options) {
  return {
    clubs: suit(options, 'C'),
    diamonds: suit(options, 'D').filter((card) => card !== 'JD'),
    spades: suit(options, 'S').filter((card) => card !== 'QS'),
    hearts: suit(options, 'H'),
  }
}

/** A diagram, unless one of its cards is not in play. */
function diagram(cards: DiagramText['cards'], caption: string): DiagramText[] {
  return cards.some(({ code }) => code === undefined) ? [] : [{ cards, caption }]
}

type Cards = (string | undefined)[]
const tricked = (cards: Cards, takes: number) => trick(cards as string[], takes)
const laid = (cards: Cards, lit: Cards = [], dim: Cards = []) =>
  row(cards as string[], lit as string[], dim as string[])

/** Everybody but the last follows suit. */
function follow({ players, options }: RulesTable): DiagramText[] {
  const { clubs, diamonds } = plain(options)
  const last = NAMES[players - 1]!
  const led = diamonds[3]
  const others = [led, diamonds[0], ...diamonds.slice(4).reverse()].slice(0, players - 1)
  const cards = [...others, ...Array<undefined>(players - 1 - others.length), clubs[0]]
  if (!led || !clubs[0]) return []
  return diagram(
    tricked(cards, 1),
    `You led ${theCard(led)}. Ada’s ${cardName(diamonds[0]!)} is the highest diamond, so Ada takes the trick. ${last} had no diamond; ${theCard(clubs[0])} cannot take it.`,
  )
}

function passing({ options }: RulesTable): DiagramText[] {
  const cycle = options['pass_cycle']
  const given = Array.isArray(cycle) && cycle.some((where) => where !== 'hold')
  if (!options['pass_cards'] || !given) return []
  const { clubs, diamonds, spades, hearts } = plain(options)
  const count = Number(options['pass_count'])
  const queen = queenOf(options)
  const high = queen.length > 0 ? spades.filter((card) => /^[AK]/.test(card)) : []
  const dear = [...queen, ...high, ...hearts].slice(0, count)
  const cards = [...dear, clubs.at(-1), diamonds.at(-1), clubs[3]]
  if (dear.length < count) return []
  const spade = queen.length > 0 ? 'A spade above the queen may catch her, and high' : 'High'
  return diagram(
    laid(cards, dear),
    `Passing ${counted(count, 'card')}: ${count === 1 ? 'the marked one is' : 'the marked ones are'} dangerous to keep. ${spade} hearts take hearts.`,
  )
}

/** On the first trick. */
function first({ players, options }: RulesTable): DiagramText[] {
  const { clubs, diamonds, spades, hearts } = plain(options)
  const queen = queenOf(options)
  const [heart] = hearts.slice(-4)
  if (options['no_pts_on_first_trick']) {
    const points = [...queen, heart]
    return diagram(
      laid([diamonds[4], spades[4], ...points], [], points),
      `You have no club, and a club opens the first trick: ${queen.length > 0 ? 'neither the queen of spades nor a heart' : 'no heart'} may be thrown on it, unless you hold nothing else.`,
    )
  }
  const costly = queen[0] ?? heart
  if (!costly) return []
  const cost = queen.length > 0 ? '13 points' : 'a point'
  const more = clubs.slice(1, players - 2 + 1).slice(0, players - 2)
  const cards = [costly, clubs[0], ...more, ...Array<undefined>(players - 2 - more.length)]
  return diagram(
    tricked(cards, 1),
    `The first trick is not safe. You had no club and threw ${theCard(costly)}: Ada’s ${cardName(clubs[0] ?? '')} takes ${cost}.`,
  )
}

function breaking({ players, options }: RulesTable): DiagramText[] {
  const { clubs, diamonds, spades, hearts } = plain(options)
  const queen = queenOf(options)
  const [heart] = hearts.slice(-3)
  if (!options['must_break_hearts']) {
    return diagram(
      laid([clubs[4], diamonds[4], spades[2], ...hearts.slice(2, 4)]),
      'Hearts need not be broken: if it is your lead, you may lead any of these, hearts too.',
    )
  }
  const more = clubs.slice(2, players)
  const cards = [
    clubs[1],
    heart,
    ...more,
    ...Array<undefined>(Math.max(0, players - 2 - more.length)),
  ]
  const when =
    options['hearts_break'] === 'after-trick'
      ? 'As soon as the trick is complete, hearts are broken and'
      : 'That breaks hearts at once: from now on they'
  const her =
    queen.length === 0
      ? ''
      : options['qs_breaks_hearts']
        ? ' The queen of spades breaks them too.'
        : ' The queen of spades does not break them.'
  return diagram(
    tricked(cards, 0),
    `Ada had no club and threw a heart, which is yours with the trick. ${when} may be led.${her}`,
  )
}

function wilds({ options }: RulesTable): DiagramText[] {
  const all = wildsOf(options)
  if (all.length === 0) return []
  const many = all.length > 1
  const which = many ? `The ${numberWord(all.length)} Wilds` : capital(theCard(all[0]!))
  return diagram(
    row(all),
    `${which}: whoever plays ${many ? 'one' : 'it'} says whether it is the highest card of its suit, above the ace, or the lowest, below the two.`,
  )
}

function revoked({ players, options }: RulesTable): DiagramText[] {
  if (options['revoke'] !== 'penalty') return []
  const { clubs, diamonds } = plain(options)
  const last = NAMES[players - 1]!
  const others = diamonds.slice(1, players)
  const cards = [...others, ...Array<undefined>(players - 1 - others.length), clubs[2]]
  return diagram(
    tricked(cards, 0),
    `${last} threw a club and still held a diamond: a revoke. Until the trick is gathered ${last} may take it back for nothing; after that it costs ${last} 13 points and ends the hand.`,
  )
}

function jack({ options }: RulesTable): DiagramText[] {
  if (!options['jd_bonus'] || !suit(options, 'D').includes('JD')) return []
  return diagram(
    laid(['JD'], ['JD']),
    'Whoever takes the jack of diamonds has ten points taken off.',
  )
}

/** An example of scoring; null if too few cards score. */
function scoring({ players, options }: RulesTable): Example | null {
  const hearts = suit(options, 'H').length + wildsOf(options).filter((card) => card === 'WH').length
  const queen = queenOf(options).length > 0
  const bonus = options['jd_bonus'] && suit(options, 'D').includes('JD')
  const none = Boolean(options['avoid_all_tricks_bonus'])
  if (hearts < 5) return null
  const takers = Math.min(3, players - (none ? 1 : 0))
  const rest = hearts - (takers === 3 ? 3 : 2)
  const count = (cards: number) => `${numberWord(cards)} ${cards === 1 ? 'heart' : 'hearts'}`
  const lines: Example['lines'] = NAMES.slice(0, players).map((name, seat) => {
    if (none && seat === players - 1) return [`${name} took no trick`, written(-5)]
    if (seat === 0) {
      const what = [count(2), ...(bonus ? ['the jack of diamonds'] : [])]
      return [`${name} took ${listed(what)}`, written(2 - (bonus ? 10 : 0))]
    }
    if (seat === 1) {
      const cards = takers === 3 ? 1 : rest
      const what = [...(queen ? ['the queen of spades'] : []), count(cards)]
      return [`${name} took ${listed(what)}`, String(cards + (queen ? 13 : 0))]
    }
    if (seat === 2 && takers === 3) return [`${name} took ${count(rest)}`, String(rest)]
    return [`${name} took tricks without points`, '0']
  })
  return { lines, sum: moonSum(options, hearts + (queen ? 13 : 0), queen) }
}

function moonSum(options: Options, all: number, queen: boolean): string {
  const what = queen ? 'every heart and the queen of spades' : 'every heart'
  const moon: Record<string, string> = {
    add: `these ${all} points would cost Ada nothing, and everybody else ${all}`,
    subtract: `these ${all} points would come off Ada’s score`,
    choose: `Ada could choose: ${all} points off her own score, or ${all} more for everybody else`,
  }
  const none = options['avoid_all_tricks_bonus']
    ? ' Then nothing comes off for taking no trick.'
    : ''
  return `Had Ada taken ${what}, ${moon[String(options['moon'])] ?? ''}.${none}`
}

function at(table: RulesTable): DiagramText[] {
  return [follow, passing, first, breaking, wilds, revoked, jack].flatMap((draw) => draw(table))
}

export default {
  game: 'custom-hearts',
  note: 'As a table starts, before anything is changed. At a table these pictures follow its options.',
  diagrams: at(USUAL),
  scoring: (_, table = USUAL) => scoring(table),
  at,
} satisfies Diagrams
