/** The steps of a scoring, in the order of the rules; the totals come last. */
import { format, t } from '../../language/language.svelte'
import { playerOf, type Names } from '../../table/model/names'
import type { Seat, StackText, TableEvent } from '../../wire/types'
import { PLACES } from './actions'
import { nameWith } from './field'
import { readHeartCard } from './notation'

export type GameScored = Extract<TableEvent, { kind: 'game-scored' }>
type Field = StackText[][]

/** What a step highlights. */
export type Lit = 'changes' | 'secrets' | 'faces' | null

export interface Step {
  /** The sentence of the step. */
  text: string
  /** The stacks in this step. A Secret that is not yet turned up has no card. */
  field: Field
  /** Places whose two stacks change sides in this step. */
  moved: number[]
  lit: Lit
  /** The points of this step by seat, with their label; null if it counts none. */
  counted: { what: string; points: number[] } | null
}

/** The points of a Secret at the end of a game. */
export function secretWorth(card: string | null): number {
  const mark = card === null ? undefined : readHeartCard(card)?.mark
  return mark === 'u' ? 3 : mark === 'h' ? -3 : 0
}

/** Whether the card is a Change-of-Heart. */
export function isChange(card: string | null): boolean {
  return card !== null && readHeartCard(card)?.mark === 'c'
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return format().number(points, 0, 'decimal', 'exceptZero')
}

const SEATS = [0, 1]

interface Told {
  names: Names
  /** The games each seat had won before this one. */
  before: readonly number[]
  /** Whether a face-up Uncatchable counts at this table. */
  uncatchables: boolean
  /** Whether the match has several games. */
  series: boolean
}

export function stepsOf(event: GameScored, told: Told): Step[] {
  const { names } = told
  const each = (points: readonly number[]) => pointsOf(points, names)
  const closed = (field: Field, open: (card: string | null) => boolean) =>
    eachSecret(field, (secret) => ({
      ...secret,
      card: secret.by === names.you || open(secret.card) ? secret.card : null,
    }))

  const steps: Step[] = [
    {
      text: t('heartcatchers-stage-changes', { count: event.changes_of_heart, game: event.game }),
      field: closed(event.revealed, isChange),
      moved: [],
      lit: 'changes',
      counted: null,
    },
  ]
  let field = event.revealed
  for (const place of PLACES) {
    const changes = changesAt(field, place)
    if (changes === 0) continue
    const moves = event.exchanged.includes(place)
    field = settled(field, place, moves)
    steps.push({
      text: changeText(place, changes, moves),
      field: closed(field, isChange),
      moved: moves ? [place] : [],
      lit: 'changes',
      counted: null,
    })
  }

  /** Once counted, only the Secrets that score stay. */
  const counting = {
    field: event.field.map((row) =>
      row.map((stack) => ({
        ...stack,
        secrets: stack.secrets.filter((secret) => secretWorth(secret.card) !== 0),
      })),
    ),
    moved: [] as number[],
  }
  const left = event.field.flat().flatMap((stack) => stack.secrets)
  const worth = left.some((secret) => secretWorth(secret.card) !== 0)
  steps.push(
    {
      field: event.field,
      moved: [],
      text:
        left.length > 0 ? t('heartcatchers-stage-reveal') : t('heartcatchers-stage-reveal-none'),
      lit: null,
      counted: null,
    },
    {
      ...counting,
      text: worth
        ? t('heartcatchers-stage-secrets', each(event.secret_points))
        : t('heartcatchers-stage-secrets-none'),
      lit: 'secrets',
      counted: { what: t('heartcatchers-secrets'), points: event.secret_points },
    },
    {
      ...counting,
      text: told.uncatchables
        ? t('heartcatchers-stage-faces', each(event.card_points))
        : t('heartcatchers-stage-faces-hearts', each(event.card_points)),
      lit: 'faces',
      counted: { what: t('heartcatchers-up'), points: event.card_points },
    },
    {
      ...counting,
      text: totalText(event, told),
      lit: null,
      counted: { what: t('heartcatchers-total'), points: event.points },
    },
  )
  return steps
}

function changeText(place: number, count: number, moves: boolean): string {
  return moves
    ? t('heartcatchers-stage-swap', { place, count })
    : t('heartcatchers-stage-cancel', { place })
}

/** Both players with their points, for a message. */
function pointsOf([onePoints = 0, twoPoints = 0]: readonly number[], names: Names) {
  return { one: nameWith(0, names), onePoints, two: nameWith(1, names), twoPoints }
}

/** The sum, and the winner by the server's count of games. */
function totalText(event: GameScored, { names, before, series }: Told): string {
  const { totals } = event
  const points = pointsOf(event.points, names)
  const seat = SEATS.find((seat) => (totals[seat] ?? 0) > (before[seat] ?? 0))
  const winner = seat === undefined ? null : playerOf(seat, names)
  const games = { ...points, oneGames: totals[0] ?? 0, twoGames: totals[1] ?? 0 }
  if (winner) {
    return series
      ? t('heartcatchers-stage-won-series', { ...games, winner })
      : t('heartcatchers-stage-won', { ...points, winner })
  }
  return series
    ? t('heartcatchers-stage-drawn-series', games)
    : t('heartcatchers-stage-drawn', points)
}

function eachSecret(
  field: Field,
  change: (secret: StackText['secrets'][number]) => StackText['secrets'][number],
): Field {
  return field.map((row) =>
    row.map((stack) => ({ ...stack, secrets: stack.secrets.map((secret) => change(secret)) })),
  )
}

/** The number of Change-of-Hearts under the two stacks of a place. */
function changesAt(field: Field, place: number): number {
  const secrets = SEATS.flatMap((seat) => stackAt(field, seat, place)?.secrets ?? [])
  return secrets.filter((secret) => isChange(secret.card)).length
}

function stackAt(field: Field, seat: Seat, place: number): StackText | undefined {
  return field[seat]?.[place - 1]
}

/** The field after the Change-of-Hearts of a place were settled and discarded. */
function settled(field: Field, place: number, moves: boolean): Field {
  return field.map((row, seat) =>
    row.map((stack, index) => {
      if (index !== place - 1) return stack
      const now = (moves ? stackAt(field, 1 - seat, place) : stack) ?? stack
      return { ...now, secrets: now.secrets.filter((secret) => !isChange(secret.card)) }
    }),
  )
}
