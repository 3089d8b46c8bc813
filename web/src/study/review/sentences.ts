/** A reviewed decision in words. */
import { nameAll, cardName, readCard } from '../../cards/notation'
import { t } from '../../language/language.svelte'
import { suggestionText } from '../../table/sentences/sentences'
import type { Round } from '../../game/face'
import type { CostExplanation, ReviewedDecision } from '../../wire/types'
import { UNITS, type Total, type Totals, type Unit } from './figures'

/** The cards of an action that plays or passes; null for one of another kind. */
export function cardsIn(action: string): string[] | null {
  const codes = action.replace(/^(pass|correct) /, '').split(' ')
  return codes.every((code) => readCard(code)) ? codes : null
}

/** An action as a label. */
export function actionText(action: string, game: string): string {
  const cards = cardsIn(action)
  if (cards) {
    return action.startsWith('pass ')
      ? t('review-act-pass', { cards: nameAll(cards, 'bare') })
      : cardName(cards[0]!)
  }
  const [kind, card = '', ...places] = action.split(' ')
  const place = Number(places[1] ?? 0)
  switch (kind) {
    case 'catch':
      return t('review-act-catch', { card, place })
    case 'steal':
      return t('review-act-steal', { card, place, given: Number(places[3]) })
    case 'secret':
      return t('review-act-hide', {
        card,
        place: Number(places[2]),
        side: places[1] === 'mine' ? 'mine' : 'theirs',
      })
    case 'decline':
      return t('trick-open-keep')
    case 'moon':
      return card === 'self' ? t('trick-moon-self') : t('trick-moon-others')
    default:
      return suggestionText(action, game)
  }
}

const REASONS = [
  'takes-queen',
  'takes-points',
  'gives-up-moon',
  'tries-moon',
  'lets-moon',
  'keeps-cards',
  'takes-curses',
  'fewer-points-given',
  'wins-less',
] as const

/** Why an action costs more; the sentence of the server if the page does not know the reason. */
export function reasonText({
  reason,
  after_action: after,
  after_recommended: instead,
  sentence,
}: CostExplanation): string {
  const known = REASONS.find((one) => one === reason)
  return known ? t('review-reason', { reason: known, after, instead }) : sentence
}

/** A cost and its standard error. */
export const costText = (unit: Unit, { cost, error }: Pick<Total, 'cost' | 'error'>): string =>
  unit === 'points' ? t('review-points', { cost, error }) : t('review-chance', { cost, error })

/** Costs without their errors, for a cell of a table: one in each unit. */
export const cellTexts = (totals: Totals): string[] =>
  UNITS.flatMap((unit) => {
    const total = totals[unit]
    if (!total) return []
    return unit === 'points'
      ? t('review-cell-points', { cost: total.cost })
      : t('review-cell-chance', { cost: total.cost })
  })

/** Where in the match a decision was made. */
export function placeText(
  { hand, trick }: Pick<ReviewedDecision, 'hand' | 'trick'>,
  round: Round,
): string {
  if (trick === null) return t('replay-round', { round, number: hand })
  return t('review-place', { round, hand, trick })
}
