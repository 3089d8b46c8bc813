/** Snapshots for the unit tests. */
import { CARD_RATIO, type FanRoom } from '../../cards/fan'
import type { Reason, Snapshot, TableEvent, TableLife, TrickDetail, Update } from '../../wire/types'

function reasonOf(sentence: string): Reason {
  return { code: 'illegal-action', parameters: {}, sentence }
}

/** The room for a hand of `count` cards at a table of four. */
export function fanRoom(count: number, width: number, change: Partial<FanRoom> = {}): FanRoom {
  return {
    count,
    dealt: count,
    width,
    maxCard: 124,
    maxRows: 3,
    ratio: CARD_RATIO,
    seats: 4,
    ...change,
  }
}

const names = ['Zoe', 'Ada', 'Boris', 'Clara']

/** A match under way whose host is at seat 0. */
export function lifeOf(change: Partial<TableLife> = {}): TableLife {
  return {
    stage: 'playing',
    stopped: false,
    paused: false,
    resting: false,
    host: 0,
    yours: true,
    terms: {
      title: '',
      access: 'link',
      clock: 'none',
      away_after: 60,
      join_late: true,
      chat: true,
      seats_move: false,
      watch_delay: 0,
    },
    proposal: null,
    ended: null,
    next: null,
    rematch: null,
    trick_stays: null,
    delayed: 0,
    spectators: 0,
    talk: [],
    left: [],
    nonces: [],
    ...change,
  }
}

/** A hand of Hearts for four in play, seen from seat 0. */
export function snapshotOf(
  change: Partial<Snapshot> = {},
  detail: Partial<TrickDetail> = {},
): Snapshot {
  return {
    table: 't1',
    game: 'hearts',
    game_name: 'Hearts',
    version: 1,
    you: 0,
    seats: names.map((name, seat) => ({
      name,
      bot: seat > 0,
      free: false,
      kept: false,
      program: false,
      account: false,
      level: null,
      here: true,
      away: null,
      clock: null,
    })),
    life: lifeOf(),
    view: {
      game: 'hearts',
      players: 4,
      options: { target: 100 },
      hand_number: 1,
      phase: 'play',
      pending_chance: null,
      to_act: [0],
      hands: [['2C', 'QS', 'AH'], 3, 3, 3],
      totals: [0, 0, 0, 0],
      outcome: null,
      detail: {
        lead: 0,
        trick: [],
        last_trick: [],
        taken: [0, 0, 0, 0],
        points_taken: [0, 0, 0, 0],
        hand_scores_history: [],
        hearts_broken: false,
        ...detail,
      },
      legal: ['2C'],
    },
    refused: [{ action: 'QS', reason: reasonOf('The two of clubs leads.') }],
    received: null,
    passed: null,
    pass: { count: 3, left: 1 },
    draw: null,
    last_trick: null,
    line: { total: 100, ends_at: 100 },
    can_undo: false,
    settled: false,
    moon_attempt: null,
    moon_outcomes: null,
    can_claim: false,
    autoplay: 'off',
    last_hand: null,
    card_set: null,
    lesson: null,
    pause: null,
    patience: 8,
    stand_in: null,
    commitment: '00',
    ...change,
  }
}

/** A game of Heartcatchers seen from seat 0. */
export function fieldSnapshot(): Snapshot {
  const base = snapshotOf()
  const stack = (top: string) => ({ up: [top], secrets: [] })
  return {
    ...base,
    game: 'heartcatchers',
    game_name: 'Heartcatchers',
    seats: base.seats.slice(0, 2),
    pass: null,
    line: null,
    view: {
      ...base.view,
      game: 'heartcatchers',
      players: 2,
      options: { best_of: 1, uncatchable_scores: true },
      phase: 'turn',
      hands: [['Rb', 'Rb', 'U'], 3],
      totals: [0, 0],
      detail: {
        field: [
          [stack('Gb'), stack('Bu'), stack('Rh')],
          [stack('Gu'), stack('Rb'), stack('U')],
        ],
        pile: 8,
        turn_number: 1,
        last_game: null,
      },
      legal: ['catch Rb on 1', 'steal Rb on 1 for 2', 'secret U under theirs 3'],
    },
    refused: [],
  }
}

export function updateOf(version: number, events: TableEvent[], snapshot = snapshotOf()): Update {
  return { version, events, snapshot: { ...snapshot, version } }
}
