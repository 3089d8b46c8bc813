/** Events in sentences, and the state of the field for a player who comes to the table. */
import { theCard, theCards } from '../../cards/notation'
import { does, namesOf, who, type Names } from '../../table/model/names'
import { scoreList } from '../../table/sentences/sentences'
import type { Seat, Snapshot, StackText, TableEvent } from '../../wire/types'
import { counted } from '../../text'
import { across, fieldDetail } from './field'

/** `your` or `Ada’s`. */
function whose(seat: Seat, names: Names): string {
  return seat === names.you ? 'your' : `${who(seat, names)}’s`
}

export function fieldSentence(event: TableEvent, names: Names): string | null {
  const own = (seat: number) => seat === names.you
  switch (event.kind) {
    case 'dealt':
      return `Game ${event.hand} is dealt.`
    case 'caught':
      return `${does(event.seat, names, 'catch', 'catches')} ${own(event.seat) ? 'your' : 'their own'} stack ${event.place} with ${theCard(event.card)}.`
    case 'stole':
      return `${does(event.seat, names, 'steal', 'steals')} ${whose(across(event.seat), names)} stack ${event.place} with ${theCard(event.card)} and ${own(event.seat) ? 'give your' : 'gives their own'} stack ${event.given} for it.`
    case 'secret-laid':
      return `${does(event.seat, names, 'lay', 'lays')} ${event.card ? theCard(event.card) : 'a card'} secretly under stack ${event.place} on ${whose(event.side, names)} side.`
    case 'drew':
      return event.cards && event.cards.length > 0
        ? `${does(event.seat, names, 'draw', 'draws')} ${theCards(event.cards)}.`
        : `${does(event.seat, names, 'draw', 'draws')} ${counted(event.count, 'card')}.`
    case 'game-scored':
      return `Game ${event.game} is scored: ${scoreList(event.points, names)}.`
    default:
      return null
  }
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
  const game = `Game ${snapshot.view.hand_number}`
  const starter = turn % 2 === 1 ? mover : across(mover)
  if (turn === 1) return [`${game} is dealt. ${does(starter, names, 'begin', 'begins')}.`]
  const now = `${does(starter, names, 'began', 'began')} ${game.toLowerCase()}; it is turn ${turn} of ${TURNS}.`
  return turn === 2 ? [now, ...firstTurn(detail.field, starter, names)] : [now]
}

/** What the only turn so far left on the field: a stack of two cards, or a Secret. */
function firstTurn(field: readonly StackText[][], seat: Seat, names: Names): string[] {
  return field.flatMap((row, side) =>
    row.flatMap(({ up, secrets }, index) => {
      const place = index + 1
      if (secrets[0]) {
        const event = { kind: 'secret-laid' as const, seat, card: secrets[0].card, side, place }
        return fieldSentence(event, names) ?? []
      }
      const card = up[1]
      if (card === undefined) return []
      return `${does(seat, names, 'caught', 'caught')} a stack with ${theCard(card)}: it is ${whose(side, names)} stack ${place} now.`
    }),
  )
}
