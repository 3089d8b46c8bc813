/** What decided a match of Heartcatchers. */
import { t } from '../../language/language.svelte'
import { namesOf, playerOf } from '../../table/model/names'
import type { Snapshot } from '../../wire/types'
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
  if (outcome.winners.length > 1)
    return t('heartcatchers-decided-draw', { points: game.points[winner]! })
  const player = playerOf(winner, names)
  if (options['best_of'] !== 1) {
    const [won, lost] = [outcome.totals[winner]!, outcome.totals[other]!]
    return t('heartcatchers-decided-games', { player, won, lost })
  }
  const open = openPoints(game.field, options['uncatchable_scores'] !== false)
  const [up, against] = [open[winner]!, open[other]!]
  if (up > against) return t('heartcatchers-decided-up', { player, up, against })
  return up === against
    ? t('heartcatchers-decided-secrets-level', { up })
    : t('heartcatchers-decided-secrets', {
        player: playerOf(other, names),
        up: against,
        against: up,
      })
}
