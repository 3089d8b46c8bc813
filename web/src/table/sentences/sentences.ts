/** Events and the state of the table in sentences, for the log and for screen readers. */
import { readCard, theCard, theCards } from '../../cards/notation'
import { isNews, newsText, stoppedText } from '../../seats/people'
import { logicOf } from '../model/games'
import type { NextBest, Seat, Snapshot, TableEvent } from '../../wire/types'
import { capital, counted, listed, written } from '../../text'
import { does, namesOf, who, whom, type Names } from '../model/names'
import { freshCards, hasTricks, isOver, trickDetail } from '../model/scene'

/** The sentence for an event; null for one that needs none. */
export function sentence(event: TableEvent, names: Names, game: string): string | null {
  return logicOf(game).sentence?.(event, names) ?? sharedSentence(event, names)
}

function sharedSentence(event: TableEvent, names: Names): string | null {
  switch (event.kind) {
    case 'drawn':
      return drawnText(event.dealer, names)
    case 'dealt':
      return `Hand ${event.hand} is dealt.`
    case 'pass-chosen':
      return `${does(event.seat, names, 'have', 'has')} chosen what to pass.`
    case 'passed':
      return passedSentence(event, names)
    case 'played': {
      const [you, other] = event.led ? ['lead', 'leads'] : ['play', 'plays']
      return `${does(event.seat, names, you!, other!)} ${theCard(event.card)}.`
    }
    case 'corrected':
      return `${does(event.seat, names, 'take', 'takes')} back ${theCard(event.from)} and ${event.seat === names.you ? 'play' : 'plays'} ${theCard(event.to)}.`
    case 'hearts-broken':
      return 'Hearts are broken.'
    case 'trick-taken':
      return `${does(event.seat, names, 'take', 'takes')} the trick${event.points === 0 ? '' : `: ${counted(event.points, 'point')}`}.`
    case 'leftovers-taken':
      return `${does(event.seat, names, 'take', 'takes')} the ${event.count === 1 ? 'card' : `${event.count} cards`} from the middle, face down.`
    case 'revoked':
      return revokedText(event.seats, names)
    case 'moon-shot':
      return moonText(event.seat, names)
    case 'moon-chosen':
      return moonChoiceText(event.seat, event.others, names)
    case 'hand-scored':
      return `Hand ${event.hand} is scored: ${scoreList(event.scores, names)}.`
    case 'match-over':
      return outcomeText(event.outcome.winners, names)
    default:
      return isNews(event) ? newsText(event, names) : null
  }
}

function passedSentence(event: Extract<TableEvent, { kind: 'passed' }>, names: Names) {
  if (!event.cards) return null
  const cards = theCards(event.cards)
  return event.to === names.you
    ? `${who(event.from, names)} passed you ${cards}.`
    : `You passed ${cards} to ${whom(event.to, names)}.`
}

/**
 * The cards passed to the viewer, until they have played one. `brief` has only their number, for small windows; `card` is
 * what the game calls its cards.
 */
export function receivedText(snapshot: Snapshot, brief = false, card = 'card'): string {
  const cards = isOver(snapshot) ? [] : freshCards(snapshot)
  if (!snapshot.received || cards.length === 0) return ''
  const what = brief ? counted(cards.length, card) : theCards(cards)
  return `${who(snapshot.received.from, namesOf(snapshot))} passed you ${what}`
}

/** `Ann 3 and Bob 5`. */
export function scoreList(scores: readonly number[], names: Names): string {
  return listed(scores.map((score, seat) => `${who(seat, names)} ${written(score)}`))
}

/** Who deals first; `card` is what the game calls its cards. */
export function drawnText(dealer: Seat, names: Names, card = 'card'): string {
  const deals = dealer === names.you ? 'deal' : 'deals'
  return `${does(dealer, names, 'draw', 'draws')} the lowest ${card} and ${deals} first.`
}

export function moonText(seat: Seat, names: Names): string {
  return `${who(seat, names)} shot the moon!`
}

export function moonChoiceText(seat: Seat, others: boolean, names: Names): string {
  const whose = seat === names.you ? 'your' : 'their'
  return others
    ? `${does(seat, names, 'add', 'adds')} the moon to everybody else.`
    : `${does(seat, names, 'take', 'takes')} the moon off ${whose} own score.`
}

export function revokedText(seats: readonly Seat[], names: Names): string {
  const players = listed(seats.map((seat) => whom(seat, names)))
  return `A revoke: ${players} did not follow suit and did not correct it. The hand ends.`
}

/** What a revoke cost whom. */
export function revokeCost(
  seats: readonly Seat[],
  scores: readonly number[],
  names: Names,
): string {
  const players = seats.map((seat) => {
    const pays = seat === names.you ? 'pay' : 'pays'
    return `${whom(seat, names)} ${pays} ${counted(scores[seat] ?? 0, 'point')}`
  })
  return `A revoke that was not corrected: ${listed(players)}, and nobody else scores.`
}

/** A bot waits before it gathers a trick. */
export function pauseText(seat: Seat, seconds: number, names: Names): string {
  const when = seconds > 0 ? `in ${counted(seconds, 'second')}` : 'now'
  return `${does(seat, names, 'gather', 'gathers')} the trick ${when}.`
}

/** The player's time for the move is up. */
export function reserveText(left: number): string {
  return `Your reserve is running: ${counted(Math.ceil(left / 1000), 'second')} left.`
}

/** Whose turn it is, in a few words; `taker` took the trick that is still shown. */
export function turnText(snapshot: Snapshot, taker: Seat | null = null): string {
  const { view, you } = snapshot
  const names = namesOf(snapshot)
  if (isOver(snapshot)) return 'The match is over'
  if (you !== null && view.to_act.includes(you)) return 'Your turn'
  const [seat, ...others] = view.to_act
  if (others.length > 0) return you === null ? 'The players choose' : 'The others choose'
  if (seat === undefined) {
    return taker === null ? 'One moment' : `${does(taker, names, 'take', 'takes')} the trick`
  }
  const name = who(seat, names)
  if (view.phase === 'gather') return `${name} gathers`
  if (view.phase === 'moon') return `${name} chooses what the moon does`
  return view.phase === 'pass' || view.phase === 'return' ? `${name} chooses` : `${name} to play`
}

/** The state of the table, for a player who opens it. */
export function presentSentences(snapshot: Snapshot, round = 'hand'): string[] {
  const detail = trickDetail(snapshot)
  const names = namesOf(snapshot)
  if (isOver(snapshot)) return []
  if (!detail) return logicOf(snapshot.game).present?.(snapshot) ?? []
  const begun = hasTricks(snapshot) || detail.trick.length > 0
  const draw: TableEvent | null =
    snapshot.draw && detail.dealer !== null && detail.dealer !== undefined && !hasTricks(snapshot)
      ? { kind: 'drawn', draw: detail.draw ?? [], dealer: detail.dealer }
      : null
  const played = detail.trick.map(({ seat, card }, index): TableEvent => ({
    kind: 'played',
    seat,
    card,
    led: index === 0,
  }))
  const first = snapshot.view.hand_number === 1
  const started = begun ? [] : [`${capital(round)} ${snapshot.view.hand_number} is dealt.`]
  const sentences = (events: readonly TableEvent[]) =>
    events.flatMap((event) => sentence(event, names, snapshot.game) ?? [])
  // The draw for the deal comes first.
  return [
    ...sentences(draw && first ? [draw] : []),
    ...started,
    ...(logicOf(snapshot.game).present?.(snapshot) ?? []),
    ...sentences(played),
  ]
}

/** Who won, in a sentence. */
export function outcomeText(winners: readonly Seat[], names: Names): string {
  if (winners.length === 1) {
    return winners[0] === names.you
      ? 'You win the match!'
      : `${who(winners[0]!, names)} wins the match.`
  }
  return `${listed(winners.map((seat) => who(seat, names)))} share the win.`
}

/** How the match ended, from the player's point of view; empty before its end. */
export function resultText(snapshot: Snapshot): string {
  const outcome = snapshot.view.outcome
  if (outcome) return outcomeText(outcome.winners, namesOf(snapshot))
  return isOver(snapshot) ? stoppedText() : ''
}

/** The words under the picture of a match's end. "Shared" is not for a player who lost. */
export function farewell(winners: number[], you: number | null): string {
  const among = you !== null && winners.includes(you)
  if (winners.length > 1 && (among || you === null)) return 'A shared win'
  return among ? 'Well played!' : 'Good game'
}

/** The announcement of the player's turn; `card` is what the game calls its cards. */
export function turnSentence(
  kind: 'pass' | 'play' | 'choose',
  count: number,
  card = 'card',
): string {
  if (kind === 'pass') return `Your turn: choose ${counted(count, card)} to pass.`
  if (kind === 'choose') return 'Your turn: choose.'
  return count === 1
    ? `Your turn: one ${card} may be played.`
    : `Your turn: ${count} ${card}s may be played.`
}

/** How far the second-best card is behind the best, in a sentence; null if it is no card. */
export function nextText({ action, more, unit }: NextBest): string | null {
  if (!readCard(action)) return null
  const next = theCard(action)
  if (more === null) return `There is little between that and ${next}.`
  return unit === 'points'
    ? `The next best, ${next}, costs ${more.toFixed(1)} points more on average.`
    : `The next best, ${next}, wins ${Math.round(100 * more)} times less in a hundred.`
}

/** Suggestions that play no card. */
const BARE: Record<string, string> = {
  decline: 'A bot would let the lowest club lead.',
  gather: 'A bot would gather the trick.',
  'moon self': 'A bot would take it off its own score.',
  'moon others': 'A bot would add it to everyone else.',
}

/** What a bot would do, in a sentence. */
export function suggestionText(action: string, game: string): string {
  const own = logicOf(game).suggestion?.(action) ?? BARE[action]
  if (own) return own
  const instead = action.replace(/^correct /, '')
  return instead === action
    ? `A bot would play ${theCard(action)}.`
    : `A bot would put down ${theCard(instead)} instead.`
}
