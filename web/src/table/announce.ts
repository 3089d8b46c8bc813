/** One sentence for each thing that happens, as a screen reader says it. */
import { cardName, listed, theCard } from '../cards/notation'
import type { Seat, TableEvent } from '../wire/types'

export interface Names {
  you: Seat | null
  names: readonly string[]
}

/** The player's name, or "You". */
export function who(seat: Seat, { you, names }: Names): string {
  return seat === you ? 'You' : (names[seat] ?? `Seat ${seat + 1}`)
}

/** The player's name as an object: "you" in the middle of a sentence. */
export function whom(seat: Seat, table: Names): string {
  return seat === table.you ? 'you' : who(seat, table)
}

/** "You play" or "Ann plays". */
function does(seat: Seat, table: Names, you: string, other: string): string {
  return `${who(seat, table)} ${seat === table.you ? you : other}`
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The sentence for `event`, or null for one that needs no words. */
export function sentence(event: TableEvent, table: Names): string | null {
  switch (event.kind) {
    case 'drawn':
      return `${does(event.dealer, table, 'draw', 'draws')} the lowest tile and ${event.dealer === table.you ? 'deal' : 'deals'} first.`
    case 'dealt':
      return `Hand ${event.hand} is dealt.`
    case 'pass-chosen':
      return `${does(event.seat, table, 'have', 'has')} chosen what to pass.`
    case 'passed':
      return passedSentence(event, table)
    case 'gift-turned':
      return `The gift is ${event.name}: ${event.text}`
    case 'played': {
      const [you, other] = event.led ? ['lead', 'leads'] : ['play', 'plays']
      return `${does(event.seat, table, you!, other!)} ${theCard(event.card)}.`
    }
    case 'corrected':
      return `${does(event.seat, table, 'take', 'takes')} back ${theCard(event.from)} and ${event.seat === table.you ? 'play' : 'plays'} ${theCard(event.to)}.`
    case 'hearts-broken':
      return 'Hearts are broken.'
    case 'trick-taken':
      return `${does(event.seat, table, 'take', 'takes')} the trick${event.points === 0 ? '' : `: ${counted(event.points, 'point')}`}.`
    case 'leftovers-taken':
      return `${does(event.seat, table, 'take', 'takes')} the ${counted(event.count, 'card')} from the middle, face down.`
    case 'revoked':
      return revokedText(event.seats, table)
    case 'moon-shot':
      return moonText(event.seat, table)
    case 'moon-chosen':
      return moonChoiceText(event.seat, event.others, table)
    case 'hand-scored':
      return `Hand ${event.hand} is scored: ${scoreList(event.scores, table)}.`
    case 'caught':
      return `${does(event.seat, table, 'catch', 'catches')} ${event.seat === table.you ? 'your' : 'their'} stack ${event.place} with ${theCard(event.card)}.`
    case 'stole':
      return `${does(event.seat, table, 'steal', 'steals')} stack ${event.place} with ${theCard(event.card)} and ${event.seat === table.you ? 'give' : 'gives'} stack ${event.given} for it.`
    case 'secret-laid':
      return `${does(event.seat, table, 'lay', 'lays')} ${event.card ? theCard(event.card) : 'a card'} secretly under stack ${event.place} on ${event.side === table.you ? 'your' : `${who(event.side, table)}'s`} side.`
    case 'drew':
      return event.cards && event.cards.length > 0
        ? `${does(event.seat, table, 'draw', 'draws')} ${listed(event.cards.map(theCard))}.`
        : `${does(event.seat, table, 'draw', 'draws')} ${counted(event.count, 'card')}.`
    case 'game-scored':
      return `Game ${event.game} is scored: ${scoreList(event.points, table)}.`
    case 'match-over':
      return outcomeText(event.outcome.winners, table)
    case 'undone':
      return `${does(event.seat, table, 'take', 'takes')} back the last move.`
  }
}

function passedSentence(event: Extract<TableEvent, { kind: 'passed' }>, table: Names) {
  if (!event.cards) return null
  const cards = listed(event.cards.map(cardName))
  return event.to === table.you
    ? `${who(event.from, table)} passed you ${cards}.`
    : `You passed ${cards} to ${whom(event.to, table)}.`
}

function scoreList(scores: readonly number[], table: Names): string {
  return listed(scores.map((score, seat) => `${who(seat, table)} ${score}`))
}

export function moonText(seat: Seat, table: Names): string {
  return `${who(seat, table)} shot the moon!`
}

export function moonChoiceText(seat: Seat, others: boolean, table: Names): string {
  const whose = seat === table.you ? 'your' : 'their'
  return others
    ? `${does(seat, table, 'add', 'adds')} the moon to everybody else.`
    : `${does(seat, table, 'take', 'takes')} the moon off ${whose} own score.`
}

export function revokedText(seats: readonly Seat[], table: Names): string {
  const names = listed(seats.map((seat) => who(seat, table)))
  return `${names} did not follow suit and did not correct it: the hand ends.`
}

/** Who won, in a sentence. */
export function outcomeText(winners: readonly Seat[], table: Names): string {
  if (winners.length === 1) {
    return winners[0] === table.you
      ? 'You win the match!'
      : `${who(winners[0]!, table)} wins the match.`
  }
  return `${listed(winners.map((seat) => who(seat, table)))} share the win.`
}

/** What is said when it becomes the player's turn. */
export function turnSentence(kind: 'pass' | 'play' | 'choose', count: number): string {
  if (kind === 'pass') return `Your turn: choose ${counted(count, 'card')} to pass.`
  if (kind === 'choose') return 'Your turn: choose.'
  return count === 1
    ? 'Your turn: one card may be played.'
    : `Your turn: ${count} cards may be played.`
}
