/** Events and the state of the table in sentences, for the log and for screen readers. */
import { readCard } from '../../cards/notation'
import { format, t } from '../../language/language.svelte'
import type { PlainKey } from '../../language/translate'
import { isNews, newsText, stoppedText } from '../../seats/people'
import { logicOf } from '../model/games'
import type { NextBest, Seat, Snapshot, TableEvent } from '../../wire/types'
import { nameIn, namesOf, playerOf, playersOf, youLast, type Names } from '../model/names'
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
      return t('sentences-dealt', { hand: event.hand })
    case 'pass-chosen':
      return t('sentences-pass-chosen', { player: playerOf(event.seat, names) })
    case 'passed':
      return passedSentence(event, names)
    case 'played': {
      const played = { player: playerOf(event.seat, names), card: event.card }
      return event.led ? t('sentences-led', played) : t('sentences-played', played)
    }
    case 'corrected': {
      const { seat, from, to } = event
      return t('sentences-corrected', { player: playerOf(seat, names), from, to })
    }
    case 'hearts-broken':
      return t('sentences-hearts-broken')
    case 'trick-taken': {
      const { seat, points } = event
      return t('sentences-trick-taken', { player: playerOf(seat, names), points })
    }
    case 'leftovers-taken': {
      const { seat, count } = event
      return t('sentences-leftovers', { player: playerOf(seat, names), count })
    }
    case 'revoked':
      return revokedText(event.seats, names)
    case 'moon-shot':
      return moonText(event.seat, names)
    case 'moon-chosen':
      return moonChoiceText(event.seat, event.others, names)
    case 'hand-scored': {
      const { hand, scores } = event
      return t('sentences-hand-scored', { hand, scores: scoreList(scores, names) })
    }
    case 'match-over':
      return outcomeText(event.outcome.winners, names)
    default:
      return isNews(event) ? newsText(event, names) : null
  }
}

function passedSentence(event: Extract<TableEvent, { kind: 'passed' }>, names: Names) {
  const { from, to, cards } = event
  if (!cards) return null
  return to === names.you
    ? t('sentences-passed-to-you', { player: nameIn(from, names), cards })
    : t('sentences-you-passed', { player: nameIn(to, names), cards })
}

/** What a game calls its cards. */
type Piece = 'card' | 'tile'

/** The cards passed to the viewer, until they have played one. `brief` has only their number, for small windows. */
export function receivedText(snapshot: Snapshot, brief = false, card: Piece = 'card'): string {
  const cards = isOver(snapshot) ? [] : freshCards(snapshot)
  if (!snapshot.received || cards.length === 0) return ''
  const player = nameIn(snapshot.received.from, namesOf(snapshot))
  return brief
    ? t('sentences-received-count', { player, card, count: cards.length })
    : t('sentences-received', { player, cards })
}

/** `Ann 3 and Bob 5`. */
export function scoreList(scores: readonly number[], names: Names): string {
  const each = scores.map((score, seat) =>
    t('sentences-score', { player: playerOf(seat, names), score }),
  )
  return format().list(each)
}

/** Who deals first. */
export const drawnText = (dealer: Seat, names: Names, card: Piece = 'card'): string =>
  t('sentences-drawn', { player: playerOf(dealer, names), card })

export const moonText = (seat: Seat, names: Names): string =>
  t('sentences-moon-shot', { player: playerOf(seat, names) })

export const moonChoiceText = (seat: Seat, others: boolean, names: Names): string =>
  t('sentences-moon-chosen', { player: playerOf(seat, names), others })

export const revokedText = (seats: readonly Seat[], names: Names): string =>
  t('sentences-revoked', { players: playersOf(youLast(seats, names), names) })

/** What a revoke cost those who did not correct it: the same for each. */
export function revokeCost(
  seats: readonly Seat[],
  scores: readonly number[],
  names: Names,
): string {
  return t('sentences-revoke-cost', {
    count: seats.length,
    points: scores[seats[0]!] ?? 0,
    players: playersOf(youLast(seats, names), names),
  })
}

/** A bot waits before it gathers a trick. */
export const pauseText = (seat: Seat, seconds: number, names: Names): string =>
  t('sentences-gathers', { player: nameIn(seat, names), seconds: Math.max(0, seconds) })

/** The player's time for the move is up. */
export const reserveText = (left: number): string =>
  t('sentences-reserve', { seconds: Math.ceil(left / 1000) })

/** Whose turn it is, in a few words; `taker` took the trick that is still shown. */
export function turnText(snapshot: Snapshot, taker: Seat | null = null): string {
  const { view, you } = snapshot
  const names = namesOf(snapshot)
  if (isOver(snapshot)) return t('sentences-turn-over')
  if (you !== null && view.to_act.includes(you)) return t('sentences-turn-yours')
  const [seat, ...others] = view.to_act
  if (others.length > 0) return t('sentences-turn-others', { watching: you === null })
  if (seat === undefined) {
    return taker === null
      ? t('sentences-turn-none')
      : t('sentences-turn-taker', { player: playerOf(taker, names) })
  }
  const phase = view.phase === 'return' ? 'pass' : view.phase
  return t('sentences-turn', { player: nameIn(seat, names), phase })
}

/** The state of the table, for a player who opens it. */
export function presentSentences(snapshot: Snapshot): string[] {
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
  const hand = snapshot.view.hand_number
  const dealt: TableEvent = { kind: 'dealt', hand, pass_left: 0, pass_count: 0 }
  const sentences = (events: readonly TableEvent[]) =>
    events.flatMap((event) => sentence(event, names, snapshot.game) ?? [])
  // The draw for the deal comes first.
  return [
    ...sentences(draw && hand === 1 ? [draw] : []),
    ...sentences(begun ? [] : [dealt]),
    ...(logicOf(snapshot.game).present?.(snapshot) ?? []),
    ...sentences(played),
  ]
}

/** Who won, in a sentence. */
export function outcomeText(winners: readonly Seat[], names: Names): string {
  return winners.length === 1
    ? t('sentences-won', { player: playerOf(winners[0]!, names) })
    : t('sentences-shared', { players: playersOf(youLast(winners, names), names) })
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
  if (winners.length > 1 && (among || you === null))
    return t('sentences-farewell', { how: 'shared' })
  return t('sentences-farewell', { how: among ? 'won' : 'lost' })
}

/** The announcement of the player's turn. */
export function turnSentence(
  kind: 'pass' | 'play' | 'choose',
  count: number,
  card: Piece = 'card',
): string {
  if (kind === 'pass') return t('sentences-your-turn-pass', { count, card })
  if (kind === 'play') return t('sentences-your-turn-play', { count, card })
  return t('sentences-your-turn-choose')
}

/** How far the second-best card is behind the best, in a sentence; null if it is no card. */
export function nextText({ action: card, more, unit }: NextBest): string | null {
  if (!readCard(card)) return null
  if (more === null) return t('sentences-next-close', { card })
  return unit === 'points'
    ? t('sentences-next-points', { card, more })
    : t('sentences-next-chance', { card, more })
}

/** Suggestions that play no card. */
const BARE: Record<string, PlainKey> = {
  decline: 'sentences-hint-decline',
  gather: 'sentences-hint-gather',
  'moon self': 'sentences-hint-moon-self',
  'moon others': 'sentences-hint-moon-others',
}

/** What a bot would do, in a sentence. */
export function suggestionText(action: string, game: string): string {
  const own = logicOf(game).suggestion?.(action)
  if (own) return own
  const bare = BARE[action]
  if (bare) return t(bare)
  const instead = action.replace(/^correct /, '')
  return instead === action
    ? t('sentences-hint-play', { card: action })
    : t('sentences-hint-correct', { card: instead })
}

/** The sentences of a hint in one text. */
export const together = (sentences: readonly string[]): string =>
  sentences.reduce((first, second) => t('sentences-hint-more', { first, second }))
