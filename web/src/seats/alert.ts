/** What a table alerts its player to. */
import type { Alert } from '../alerts/alerts'
import { t } from '../language/language.svelte'
import { namesOf } from '../table/model/names'
import type { Snapshot } from '../wire/types'
import { people, proposalText, restingText } from './people'

/** The alert for a player the table waits for; null if it does not. */
export function alertOf(snapshot: Snapshot, myTurn: boolean): Alert | null {
  const { table, game_name: title, life, seats, you, view } = snapshot
  const alert = (text: string): Alert => ({ table, title, text })
  if (you === null) return null
  if (life.stage === 'waiting') {
    const full = seats.every(({ free }) => !free) && people(snapshot).length > 1
    return life.yours && full ? alert(t('seats-alert-full')) : null
  }
  if (life.resting) return alert(restingText(seats[you]?.away ?? null))
  if (life.proposal?.asked.includes(you)) {
    return alert(proposalText(life.proposal.what, life.proposal.by, namesOf(snapshot)))
  }
  if (!myTurn || life.stage === 'over') return null
  return alert(view.phase === 'pass' ? t('seats-alert-pass') : t('seats-alert-turn'))
}
