/** The rules of a custom table in sentences, made from its options. */
import type { RulesTable } from '../../game/rules'
// Messages name cards with it.
import '../../cards/notation'
import { plain, t } from '../../language/language.svelte'
import type { PlainKey } from '../../language/translate'

/** A heading with its sentences, in the language of the page. */
export interface Section {
  heading: PlainKey
  sentences: string[]
}

type Options = RulesTable['options']

/** All rules of a custom table. */
export function customRules({ options }: RulesTable): Section[] {
  return [
    { heading: 'rules-cards', sentences: [...pack(options), ...deal(options)] },
    { heading: 'rules-passing', sentences: [passing(options)] },
    { heading: 'rules-playing', sentences: [opening(options), ...play(options)] },
    { heading: 'rules-revokes', sentences: revokes(options) },
    { heading: 'rules-scoring', sentences: scoring(options) },
    { heading: 'rules-end', sentences: [end(options), t('rules-custom-hearts-wins')] },
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

function packText(wilds: string[]): string {
  if (wilds.length === 0) return t('rules-custom-hearts-pack')
  if (wilds.length === WILDS.length) return t('rules-custom-hearts-pack-wilds')
  return t('rules-custom-hearts-pack-some-wilds', { count: wilds.length, wilds })
}

function pack(options: Options): string[] {
  const wilds = wildsOf(options)
  const cards = words(options, 'removed').filter((card) => !WILDS.includes(card))
  return [
    packText(wilds),
    cards.length === 0
      ? t('rules-custom-hearts-all-in')
      : t('rules-custom-hearts-left-out', { cards }),
    // Only with Wilds may cards be left over.
    wilds.length > 0 ? t('rules-custom-hearts-dealt-rest') : t('rules-custom-hearts-dealt'),
  ]
}

function deal(options: Options): string[] {
  return options['draw_for_deal'] ? [t('rules-custom-hearts-draw')] : []
}

const WAYS: Record<string, PlainKey> = {
  left: 'rules-custom-hearts-way-left',
  right: 'rules-custom-hearts-way-right',
  across: 'rules-custom-hearts-way-across',
  hold: 'rules-custom-hearts-way-hold',
}

/** The directions of the pass, hand by hand; none if no cards are passed. */
export function passesOf(options: Options): string[] {
  const cycle = words(options, 'pass_cycle')
  return options['pass_cards'] && cycle.some((way) => way !== 'hold') ? cycle : []
}

function passing(options: Options): string {
  const cycle = passesOf(options)
  const count = Number(options['pass_count'])
  const [first] = cycle
  if (first === undefined) return t('rules-custom-hearts-no-pass')
  if (cycle.length > 1) {
    const ways = cycle.map((way) => (WAYS[way] ? plain(WAYS[way]) : way))
    return t('rules-custom-hearts-pass-cycle', { count, ways })
  }
  if (first === 'left') return t('rules-custom-hearts-pass-left', { count })
  if (first === 'right') return t('rules-custom-hearts-pass-right', { count })
  return t('rules-custom-hearts-pass-across', { count })
}

function opening(options: Options): string {
  if (options['can_lead_any_club']) return t('rules-custom-hearts-first-any')
  return wildsOf(options).includes('WC')
    ? t('rules-custom-hearts-first-wild')
    : t('rules-custom-hearts-first')
}

function play(options: Options): string[] {
  return [
    t('rules-custom-hearts-follow'),
    options['no_pts_on_first_trick']
      ? t('rules-custom-hearts-safe')
      : t('rules-custom-hearts-unsafe'),
    ...breaking(options),
    lastTrick(options),
  ]
}

function lastTrick(options: Options): string {
  if (!options['last_trick_closes']) return t('rules-custom-hearts-last-open')
  return options['revoke'] === 'penalty'
    ? t('rules-custom-hearts-last-gathered')
    : t('rules-custom-hearts-last-closes')
}

function breaking(options: Options): string[] {
  if (!options['must_break_hearts']) return [t('rules-custom-hearts-lead-any')]
  return [
    t('rules-custom-hearts-broken', {
      queen: Boolean(options['qs_breaks_hearts']),
      when: breaksWhen(options),
    }),
    options['can_lead_hearts_instead_of_qs']
      ? t('rules-custom-hearts-only-points')
      : t('rules-custom-hearts-only-hearts'),
  ]
}

/** Whether a card breaks hearts as it is played or when its trick is complete. */
export const breaksWhen = (options: Options): 'card' | 'trick' =>
  options['hearts_break'] === 'after-trick' ? 'trick' : 'card'

function revokes(options: Options): string[] {
  if (options['revoke'] !== 'penalty') return [t('rules-custom-hearts-refused')]
  return [
    t('rules-custom-hearts-revoke'),
    ...(options['no_pts_on_first_trick'] ? [t('rules-custom-hearts-revoke-safe')] : []),
    t('rules-custom-hearts-correct'),
    t('rules-custom-hearts-penalty'),
    t('rules-custom-hearts-silent'),
  ]
}

/** What the moon does. */
export function moonOf(options: Options): 'add' | 'subtract' | 'choose' {
  const moon = options['moon']
  return moon === 'add' || moon === 'subtract' ? moon : 'choose'
}

function scoring(options: Options): string[] {
  return [
    t('rules-custom-hearts-points'),
    ...(options['jd_bonus'] ? [t('rules-custom-hearts-jack')] : []),
    ...(options['avoid_all_tricks_bonus'] ? [t('rules-custom-hearts-no-tricks')] : []),
    t('rules-custom-hearts-moon', { moon: moonOf(options) }),
  ]
}

function end(options: Options): string {
  const [target, hands] = [Number(options['target']), Number(options['hands'])]
  const rule = options['target_rule'] === 'exceeds' ? 'exceeds' : 'meets'
  if (!(target > 0)) return t('rules-custom-hearts-end-hands', { hands })
  return hands > 0
    ? t('rules-custom-hearts-end-both', { rule, target, hands })
    : t('rules-custom-hearts-end-target', { rule, target })
}
