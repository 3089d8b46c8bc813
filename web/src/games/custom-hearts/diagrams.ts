/** The diagrams of a custom table, drawn with the cards in play and true to its options. */
import { t } from '../../language/language.svelte'
import {
  nameOf,
  points,
  row,
  trick,
  type Example,
  type Diagrams,
  type DiagramText,
} from '../../lessons/diagrams/diagrams'
import type { RulesTable } from '../../game/rules'
import { breaksWhen, moonOf, passesOf, wildsOf } from './rules'

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

/** It is at every table: no server makes one without it. */
const QUEEN = 'QS'

/** The cards for the diagrams, without the queen of spades and the jack that takes points off. */
function plain(options: Options) {
  return {
    clubs: suit(options, 'C'),
    diamonds: suit(options, 'D').filter((card) => card !== 'JD'),
    spades: suit(options, 'S').filter((card) => card !== QUEEN),
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
  const [high, led, thrown] = [diamonds[0], diamonds[3], clubs[0]]
  if (!high || !led || !thrown) return []
  const others = [led, high, ...diamonds.slice(4).reverse()].slice(0, players - 1)
  const cards = [...others, ...Array<undefined>(players - 1 - others.length), thrown]
  return diagram(
    tricked(cards, 1),
    t('rules-custom-hearts-picture-follow', { led, high, last: nameOf(players - 1), thrown }),
  )
}

function passing({ options }: RulesTable): DiagramText[] {
  if (passesOf(options).length === 0) return []
  const { clubs, diamonds, spades, hearts } = plain(options)
  const count = Number(options['pass_count'])
  const dear = [QUEEN, ...spades.filter((card) => /^[AK]/.test(card)), ...hearts].slice(0, count)
  if (dear.length < count) return []
  const cards = [...dear, clubs.at(-1), diamonds.at(-1), clubs[3]]
  return diagram(laid(cards, dear), t('rules-custom-hearts-picture-pass', { count }))
}

/** On the first trick. */
function first({ players, options }: RulesTable): DiagramText[] {
  const { clubs, diamonds, spades, hearts } = plain(options)
  if (options['no_pts_on_first_trick']) {
    const costly = [QUEEN, hearts.slice(-4)[0]]
    return diagram(
      laid([diamonds[4], spades[4], ...costly], [], costly),
      t('rules-custom-hearts-picture-safe'),
    )
  }
  const [high] = clubs
  if (!high) return []
  const more = clubs.slice(1, players - 1)
  const cards = [QUEEN, high, ...more, ...Array<undefined>(players - 2 - more.length)]
  return diagram(tricked(cards, 1), t('rules-custom-hearts-picture-unsafe', { high }))
}

function breaking({ players, options }: RulesTable): DiagramText[] {
  const { clubs, diamonds, spades, hearts } = plain(options)
  const [heart] = hearts.slice(-3)
  if (!options['must_break_hearts']) {
    return diagram(
      laid([clubs[4], diamonds[4], spades[2], ...hearts.slice(2, 4)]),
      t('rules-custom-hearts-picture-lead-any'),
    )
  }
  const more = clubs.slice(2, players)
  const cards = [
    clubs[1],
    heart,
    ...more,
    ...Array<undefined>(Math.max(0, players - 2 - more.length)),
  ]
  return diagram(
    tricked(cards, 0),
    t('rules-custom-hearts-picture-broken', {
      queen: Boolean(options['qs_breaks_hearts']),
      when: breaksWhen(options),
    }),
  )
}

function wilds({ options }: RulesTable): DiagramText[] {
  const all = wildsOf(options)
  return all.length > 0 ? diagram(row(all), t('rules-custom-hearts-picture-wilds')) : []
}

function revoked({ players, options }: RulesTable): DiagramText[] {
  if (options['revoke'] !== 'penalty') return []
  const { clubs, diamonds } = plain(options)
  const others = diamonds.slice(1, players)
  const cards = [...others, ...Array<undefined>(players - 1 - others.length), clubs[2]]
  return diagram(
    tricked(cards, 0),
    t('rules-custom-hearts-picture-revoke', { last: nameOf(players - 1) }),
  )
}

/** Whether the jack of diamonds takes points off. */
const jackCounts = (options: Options) =>
  Boolean(options['jd_bonus']) && suit(options, 'D').includes('JD')

function jack({ options }: RulesTable): DiagramText[] {
  if (!jackCounts(options)) return []
  return diagram(laid(['JD'], ['JD']), t('rules-custom-hearts-picture-jack'))
}

/** An example of scoring; null if too few cards score. */
function scoring({ players, options }: RulesTable): Example | null {
  const hearts = suit(options, 'H').length + wildsOf(options).filter((card) => card === 'WH').length
  const bonus = jackCounts(options)
  const none = Boolean(options['avoid_all_tricks_bonus'])
  if (hearts < 5) return null
  const takers = Math.min(3, players - (none ? 1 : 0))
  const rest = hearts - (takers === 3 ? 3 : 2)
  const lines = Array.from({ length: players }, (_, seat): Example['lines'][number] => {
    const name = nameOf(seat)
    if (none && seat === players - 1)
      return [t('rules-custom-hearts-score-no-tricks', { name }), points(-5)]
    if (seat === 0) {
      return bonus
        ? [t('rules-custom-hearts-score-jack'), points(2 - 10)]
        : [t('rules-custom-hearts-score-you'), points(2)]
    }
    if (seat === 1) {
      const taken = takers === 3 ? 1 : rest
      return [t('rules-custom-hearts-score-queen', { name, hearts: taken }), points(taken + 13)]
    }
    return seat === 2 && takers === 3
      ? [t('rules-custom-hearts-score-hearts', { name, hearts: rest }), points(rest)]
      : [t('rules-custom-hearts-score-no-points', { name }), points(0)]
  })
  const moon = { moon: moonOf(options), all: hearts + 13 }
  return { lines, sum: t('rules-custom-hearts-score-moon', moon) }
}

function at(table: RulesTable): DiagramText[] {
  return [follow, passing, first, breaking, wilds, revoked, jack].flatMap((draw) => draw(table))
}

export default {
  game: 'custom-hearts',
  note: 'rules-custom-hearts-pictures',
  diagrams: () => at(USUAL),
  scoring: (_, table = USUAL) => scoring(table),
  at,
} satisfies Diagrams
