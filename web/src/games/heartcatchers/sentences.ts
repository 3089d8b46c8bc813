/** What happens in a game, one sentence an event. */
import { theCard } from '../../cards/notation'
import { does, who, type Names } from '../../table/names'
import { scoreList } from '../../table/sentences'
import type { TableEvent } from '../../wire/types'
import { counted, listed } from '../../words'

export function fieldSentence(event: TableEvent, names: Names): string | null {
  const own = (seat: number) => seat === names.you
  switch (event.kind) {
    case 'dealt':
      return `Game ${event.hand} is dealt.`
    case 'caught':
      return `${does(event.seat, names, 'catch', 'catches')} ${own(event.seat) ? 'your' : 'their'} stack ${event.place} with ${theCard(event.card)}.`
    case 'stole':
      return `${does(event.seat, names, 'steal', 'steals')} stack ${event.place} with ${theCard(event.card)} and ${own(event.seat) ? 'give' : 'gives'} stack ${event.given} for it.`
    case 'secret-laid':
      return `${does(event.seat, names, 'lay', 'lays')} ${event.card ? theCard(event.card) : 'a card'} secretly under stack ${event.place} on ${own(event.side) ? 'your' : `${who(event.side, names)}'s`} side.`
    case 'drew':
      return event.cards && event.cards.length > 0
        ? `${does(event.seat, names, 'draw', 'draws')} ${listed(event.cards.map(theCard))}.`
        : `${does(event.seat, names, 'draw', 'draws')} ${counted(event.count, 'card')}.`
    case 'game-scored':
      return `Game ${event.game} is scored: ${scoreList(event.points, names)}.`
    default:
      return null
  }
}
