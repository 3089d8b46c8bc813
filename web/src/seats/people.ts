/** The people at a table, and events of the table, in words. */
import { does, who, whom, type Names } from '../table/model/names'
import type {
  Absence,
  Clock,
  EndedProposal,
  Proposed,
  Seat,
  SeatInfo,
  Snapshot,
  TableNews,
} from '../wire/types'
import { counted, listed } from '../text'
import { showsChat } from '../chat/muting.svelte'
import { chatText } from '../chat/phrases'

/** The seats of people, including those who are sitting out. */
export function people(snapshot: Snapshot): Seat[] {
  return snapshot.seats.flatMap((seat, index) => (seat.bot || seat.free ? [] : [index]))
}

/** Whether several people sit at the table. */
export const isMultiplayer = (snapshot: Snapshot) => people(snapshot).length > 1

/** Whether the spectator may take over a bot's seat. */
export const canJoin = ({ you, life, seats }: Snapshot) =>
  you === null &&
  life.stage === 'playing' &&
  life.terms.join_late &&
  life.terms.access !== 'closed' &&
  seats.some((seat) => seat.bot)

/** The label for a spectator. */
export function watchingText({ life }: Snapshot): string {
  if (life.delayed === 0) return 'You are watching.'
  const late =
    life.delayed % 60 === 0 ? counted(life.delayed / 60, 'minute') : `${life.delayed} seconds`
  return `You are watching, ${late} late.`
}

/** The result of a stopped match. */
export const STOPPED = 'The match was stopped.'

const WHY: Record<Absence, string> = {
  gone: 'is gone, so a bot plays for them',
  time: 'ran out of time, so a bot plays for them',
  asked: 'lets a bot play for a while',
}
const YOUR: Record<Absence, string> = {
  gone: 'You were gone, so a bot plays for you',
  time: 'Your time ran out, so a bot plays for you',
  asked: 'A bot plays for you',
}

/** The presence of a person for the badge; empty while they play. In a match on hold no bot plays for them. */
export function presence(seat: SeatInfo, onHold = false): string {
  if (seat.bot || seat.free) return ''
  // A program with an account of its own is labelled a bot; otherwise its seat counts as a person's.
  const away = onHold ? 'away' : 'bot plays'
  const how = seat.away ? away : seat.here ? '' : 'offline'
  return [seat.program && 'bot', how].filter(Boolean).join(', ')
}

/** Why a bot plays for the player, as a sentence. */
export const whyAway = (why: Absence) => `${YOUR[why]}.`

const AWAY: Record<Absence, string> = {
  gone: 'You were gone. ',
  time: 'Your time ran out. ',
  asked: 'You stepped out. ',
}

/** The match is on hold, in sentences, with the reason if the player is sitting out. */
export function restingText(why: Absence | null): string {
  return why
    ? `${AWAY[why]}Nobody is playing, so the match is on hold.`
    : 'Nobody is playing, so the match is on hold until someone comes back.'
}

const WANTS: Record<Proposed, string> = {
  undo: 'to take back the last move',
  finish: 'to end the hand, for nothing can change the score',
  claim: 'to take every trick that is left, which nobody can prevent',
  stop: 'to stop the match here',
}

/** A proposal as a sentence. */
export function proposalText(what: Proposed, by: Seat, names: Names): string {
  return `${does(by, names, 'propose', 'proposes')} ${WANTS[what]}.`
}

const STANDS: Record<Proposed, string> = {
  undo: 'the move stands',
  finish: 'the hand goes on',
  claim: 'the hand goes on',
  stop: 'the match goes on',
}

/** Why a proposal ended without effect, as a sentence. */
export function endedText({ what, by, how, seat }: EndedProposal, names: Names): string {
  const stands = STANDS[what]
  switch (how) {
    case 'declined':
      return `${seat === null ? 'Someone' : who(seat, names)} said no: ${stands}.`
    case 'withdrawn':
      return `${who(by, names)} withdrew ${by === names.you ? 'your' : 'the'} proposal: ${stands}.`
    case 'lapsed':
      return `Not everyone answered in time: ${stands}.`
    case 'overtaken':
      return `Someone played before everyone agreed: ${stands}.`
  }
}

/** Whose answers are still due, as a sentence. */
export function waitingText(asked: readonly Seat[], names: Names): string {
  return `${listed(asked.map((seat) => who(seat, names)))} ${asked.length > 1 || asked[0] === names.you ? 'have' : 'has'} to agree.`
}

export const CLOCKS: Record<Clock, string> = {
  none: 'No clock',
  relaxed: 'A minute a move, 5 in reserve',
  quick: '15 seconds a move, 1 minute in reserve',
}

/** Milliseconds as minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** An event of the table as a sentence; null for one that needs none. */
export function newsText(event: TableNews, names: Names): string | null {
  switch (event.kind) {
    case 'undone':
      return `${does(event.seat, names, 'take', 'takes')} back the last move.`
    case 'sat': {
      const sits = event.seat === names.you ? 'You sit' : `${event.name} sits`
      if (event.before === null) return `${sits} down.`
      return event.before === event.name
        ? `${event.name} goes on with another device.`
        : `${sits} down in place of ${event.before}.`
    }
    case 'bot-sat':
      return event.left === null
        ? `The bot ${event.name} sits down.`
        : `${event.left} has left; the bot ${event.name} plays on.`
    case 'freed':
      return event.name ? `${event.name} has left the table.` : null
    case 'swapped':
      return `${who(event.seat, names)} and ${whom(event.with, names)} change places.`
    case 'begun':
      return 'The match begins.'
    case 'away':
      return event.seat === names.you
        ? whyAway(event.why)
        : `${who(event.seat, names)} ${WHY[event.why]}.`
    case 'back':
      return `${does(event.seat, names, 'are', 'is')} back.`
    case 'host':
      return event.seat === null ? null : `${does(event.seat, names, 'are', 'is')} the host now.`
    case 'paused':
      return event.paused
        ? `${does(event.seat, names, 'pause', 'pauses')} the match.`
        : `${does(event.seat, names, 'let', 'lets')} the match go on.`
    case 'stopped':
      return STOPPED
    case 'next':
      return 'The company goes on at another table.'
    case 'hint':
      return `${does(event.seat, names, 'take', 'takes')} a hint.`
    case 'said': {
      const own = event.seat === names.you
      if (!own && !showsChat(who(event.seat, names), event.said)) return null
      return `${does(event.seat, names, 'say', 'says')}: ${chatText(event.said)}`
    }
    case 'terms':
      return null
  }
}

const NEWS: ReadonlySet<string> = new Set<TableNews['kind']>([
  'undone',
  'sat',
  'bot-sat',
  'freed',
  'swapped',
  'begun',
  'away',
  'back',
  'host',
  'paused',
  'stopped',
  'next',
  'hint',
  'said',
  'terms',
])

/** Whether an event belongs to the table and not to the game. */
export function isNews(event: { kind: string }): event is TableNews {
  return NEWS.has(event.kind)
}
