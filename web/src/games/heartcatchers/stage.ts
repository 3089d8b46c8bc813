/** The steps of a scoring, in the order of the rules; the totals come last. */
import { who, type Names } from '../../table/model/names'
import type { Seat, StackText, TableEvent } from '../../wire/types'
import { listed, written } from '../../text'
import { PLACES } from './actions'
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
  return points > 0 ? `+${points}` : written(points)
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
  const each = (points: readonly number[], write = written) =>
    listed(SEATS.map((seat) => `${who(seat, names)} ${write(points[seat] ?? 0)}`))
  const closed = (field: Field, open: (card: string | null) => boolean) =>
    eachSecret(field, (secret) => ({
      ...secret,
      card: secret.by === names.you || open(secret.card) ? secret.card : null,
    }))

  const steps: Step[] = [
    {
      text: openingText(event),
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
        left.length > 0 ? 'Now the other Secrets are turned up.' : 'There are no other Secrets.',
      lit: null,
      counted: null,
    },
    {
      ...counting,
      text: worth
        ? `Ultimate Loves add 3, Heartbreakers take 3: ${each(event.secret_points, signed)}.`
        : 'No Ultimate Love and no Heartbreaker is hidden: nothing to add or take.',
      lit: 'secrets',
      counted: { what: 'Secrets', points: event.secret_points },
    },
    {
      ...counting,
      text: `Each card face up is a point: ${each(event.card_points)}.${
        told.uncatchables ? '' : ' Uncatchables count nothing.'
      }`,
      lit: 'faces',
      counted: { what: 'Face up', points: event.card_points },
    },
    {
      ...counting,
      text: `Together: ${each(event.points)}. ${winnerText(event, told)}`,
      lit: null,
      counted: { what: 'Together', points: event.points },
    },
  )
  return steps
}

function openingText(event: GameScored): string {
  const count = event.changes_of_heart
  const changes = count === 1 ? 'one is' : `${count} are`
  return event.changes_of_heart === 0
    ? `Game ${event.game} is over. No Change-of-Heart lies under a stack.`
    : `Game ${event.game} is over. First the Change-of-Hearts: ${changes} turned up.`
}

function changeText(place: number, changes: number, moves: boolean): string {
  if (!moves) return `Place ${place}: two Change-of-Hearts undo each other and are discarded.`
  const gone = changes === 1 ? 'Change-of-Heart is' : `${changes} Change-of-Hearts are`
  return `Place ${place}: the two stacks change sides, and the ${gone} discarded.`
}

/** The winner by the server's count of games. */
function winnerText(event: GameScored, { names, before, series }: Told): string {
  const winner = SEATS.find((seat) => (event.totals[seat] ?? 0) > (before[seat] ?? 0))
  const won =
    winner === undefined
      ? 'A draw.'
      : `${who(winner, names)} ${winner === names.you ? 'win' : 'wins'} the game.`
  const games = SEATS.map((seat) => `${who(seat, names)} ${event.totals[seat] ?? 0}`)
  return series ? `${won} Games won: ${listed(games)}.` : won
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
