/** What decided a match of Heartcatchers. */
import { namesOf, whom } from '../../table/model/names'
import type { Snapshot } from '../../wire/types'
import { capital, counted, written } from '../../text'
import { across, fieldDetail } from './field'
import { openPoints } from './tally'

/** For several games their count; for one, whether its Secrets or the face-up cards made the difference. */
export function decided(snapshot: Snapshot): string | null {
  const { outcome, options } = snapshot.view
  const game = fieldDetail(snapshot)?.last_game
  if (!outcome || !game) return null
  const names = namesOf(snapshot)
  const winner = outcome.winners[0]!
  const other = across(winner)
  if (outcome.winners.length > 1) return `It came to ${points(game.points[winner]!)} each.`
  if (options['best_of'] !== 1) {
    const [most, least] = [outcome.totals[winner]!, outcome.totals[other]!]
    return capital(
      `${whom(winner, names)} won ${counted(most, 'game')}, and ${whom(other, names)} ${least || 'none'}.`,
    )
  }
  const open = openPoints(game.field, options['uncatchable_scores'] !== false)
  const [up, against] = [open[winner]!, open[other]!]
  if (up > against) {
    return capital(`${whom(winner, names)} had more cards face up: ${up} to ${against}.`)
  }
  const stood =
    up === against
      ? `face up it was ${up} all`
      : `face up ${whom(other, names)} had ${against} to ${up}`
  return `The Secrets decided it: ${stood}.`
}

const points = (count: number) => `${written(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`
