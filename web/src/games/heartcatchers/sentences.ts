/** Events in sentences, and the state of the field for a player who comes to the table. */
import { t } from '../../language/language.svelte'
import { namesOf, playerOf, type Names } from '../../table/model/names'
import type { Seat, Snapshot, StackText, TableEvent } from '../../wire/types'
import { across, fieldDetail, nameWith } from './field'

export function fieldSentence(event: TableEvent, names: Names): string | null {
  switch (event.kind) {
    case 'dealt':
      return t('heartcatchers-dealt', { game: event.hand })
    case 'caught': {
      const { card, place } = event
      return t('heartcatchers-caught', { player: playerOf(event.seat, names), place, card })
    }
    case 'stole': {
      const { card, place, given } = event
      const player = playerOf(event.seat, names)
      const owner = playerOf(across(event.seat), names)
      return t('heartcatchers-stole', { player, owner, place, card, given })
    }
    case 'secret-laid':
      return secretSentence(event, names)
    case 'drew': {
      const player = playerOf(event.seat, names)
      return event.cards && event.cards.length > 0
        ? t('heartcatchers-drew', { player, cards: event.cards })
        : t('heartcatchers-drew-unknown', { player, count: event.count })
    }
    case 'game-scored': {
      const [onePoints = 0, twoPoints = 0] = event.points
      const [one, two] = [nameWith(0, names), nameWith(1, names)]
      return t('heartcatchers-scored', { game: event.game, one, onePoints, two, twoPoints })
    }
    default:
      return null
  }
}

function secretSentence(
  { seat, card, side, place }: Extract<TableEvent, { kind: 'secret-laid' }>,
  names: Names,
): string {
  const player = playerOf(seat, names)
  if (side === seat) {
    return card === null
      ? t('heartcatchers-hid-own-unknown', { player, place })
      : t('heartcatchers-hid-own', { player, card, place })
  }
  const owner = playerOf(side, names)
  return card === null
    ? t('heartcatchers-hid-other-unknown', { player, owner, place })
    : t('heartcatchers-hid-other', { player, owner, card, place })
}

/** Turns of a game. */
const TURNS = 14

/** Who began, which turn it is, and what the first turn was. */
export function presentField(snapshot: Snapshot): string[] {
  const detail = fieldDetail(snapshot)
  const [mover] = snapshot.view.to_act
  if (!detail || mover === undefined) return []
  const names = namesOf(snapshot)
  const turn = detail.turn_number
  const game = snapshot.view.hand_number
  const starter = turn % 2 === 1 ? mover : across(mover)
  const player = playerOf(starter, names)
  if (turn === 1) return [t('heartcatchers-starts', { player, game })]
  const now = t('heartcatchers-turn', { player, game, turn, turns: TURNS })
  return turn === 2 ? [now, ...firstTurn(detail.field, starter, names)] : [now]
}

/** What the only turn so far left on the field: a stack of two cards, or a Secret. */
function firstTurn(field: readonly StackText[][], seat: Seat, names: Names): string[] {
  return field.flatMap((row, side) =>
    row.flatMap(({ up, secrets }, index) => {
      const place = index + 1
      if (secrets[0]) {
        const event = { kind: 'secret-laid' as const, seat, card: secrets[0].card, side, place }
        return secretSentence(event, names)
      }
      const card = up[1]
      if (card === undefined) return []
      // Caught or stolen, it is on the player's own side.
      return t('heartcatchers-first-catch', { player: playerOf(seat, names), card, place })
    }),
  )
}
