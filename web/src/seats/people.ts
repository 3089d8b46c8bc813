/** The people at a table, and events of the table, in words. */
import { t } from '../language/language.svelte'
import { playerOf, playersOf, youLast, type Names } from '../table/model/names'
import type {
  Absence,
  EndedProposal,
  Proposed,
  Seat,
  SeatInfo,
  Snapshot,
  TableNews,
} from '../wire/types'
import { showsChat } from '../chat/muting.svelte'
import { chatText } from '../chat/phrases'
import { spell } from './terms'

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
  return life.delayed === 0
    ? t('seats-watching')
    : t('seats-watching-late', { time: spell(life.delayed) })
}

/** The result of a stopped match. */
export const stoppedText = (): string => t('seats-stopped')

/** The presence of a person for the badge; empty while they play. In a match on hold no bot plays for them. */
export function presence(seat: SeatInfo, onHold = false): string {
  if (seat.bot || seat.free) return ''
  const how = seat.away ? (onHold ? 'away' : 'bot') : seat.here ? 'here' : 'offline'
  // A program with an account of its own is labelled a bot; otherwise its seat counts as a person's.
  return t('seats-presence', { program: seat.program, how })
}

/** Why a bot plays for the player, as a sentence. */
export const whyAway = (why: Absence): string =>
  t('seats-away', { player: { name: '', you: true }, why })

/** The match is on hold, in a sentence, with the reason if the player is sitting out. */
export function restingText(why: Absence | null): string {
  // No person sits out through the fault of a program.
  const isPersons = why === 'gone' || why === 'time' || why === 'asked'
  return t('seats-resting', { why: isPersons ? why : 'none' })
}

/** A proposal as a sentence. */
export const proposalText = (what: Proposed, by: Seat, names: Names): string =>
  t('seats-proposal', { player: playerOf(by, names), what })

const STANDS = {
  undo: 'undo',
  finish: 'hand',
  claim: 'hand',
  stop: 'stop',
} as const satisfies Record<Proposed, string>

/** Why a proposal ended without effect, as a sentence. */
export function endedText({ what: proposed, by, how, seat }: EndedProposal, names: Names): string {
  const what = STANDS[proposed]
  switch (how) {
    case 'declined':
      return seat === null
        ? t('seats-declined-unknown', { what })
        : t('seats-declined', { player: playerOf(seat, names), what })
    case 'withdrawn':
      return t('seats-withdrawn', { player: playerOf(by, names), what })
    case 'lapsed':
      return t('seats-lapsed', { what })
    case 'overtaken':
      return t('seats-overtaken', { what })
  }
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
      return t('seats-undone', { player: playerOf(event.seat, names) })
    case 'sat': {
      const { before } = event
      const player = { name: event.name, you: event.seat === names.you }
      if (before === null) return t('seats-sat', { player })
      return before === event.name
        ? t('seats-moved', { player })
        : t('seats-sat-for', { player, before })
    }
    case 'bot-sat':
      return event.left === null
        ? t('seats-bot-sat', { bot: event.name })
        : t('seats-bot-replaces', { player: event.left, bot: event.name })
    case 'freed':
      return event.name ? t('seats-left', { player: event.name }) : null
    case 'swapped':
      return t('seats-swapped', {
        players: playersOf(youLast([event.seat, event.with], names), names),
      })
    case 'begun':
      return t('seats-begun')
    case 'away':
      return t('seats-away', { player: playerOf(event.seat, names), why: event.why })
    case 'back':
      return t('seats-back', { player: playerOf(event.seat, names) })
    case 'host':
      return event.seat === null ? null : t('seats-host', { player: playerOf(event.seat, names) })
    case 'paused':
      return t('seats-paused', { player: playerOf(event.seat, names), paused: event.paused })
    case 'stopped':
      return stoppedText()
    case 'next':
      return t('seats-next')
    case 'hint':
      return t('seats-hint', { player: playerOf(event.seat, names) })
    case 'said': {
      const player = playerOf(event.seat, names)
      if (!player.you && !showsChat(player.name, event.said)) return null
      return t('seats-said', { player, words: chatText(event.said) })
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
