/** The score pad: names, rounds and totals. It knows no rule of any game. */
import { recall } from '../settings/storage'

export interface Pad {
  players: string[]
  /** The scores by round and player; null until one is written. */
  rounds: (number | null)[][]
  /** Whether the lowest total is the best. */
  lowest: boolean
  /** The total at which the match ends; null without a limit. */
  line: number | null
}

export const FEWEST = 2
export const MOST = 8
const USUAL = 4

export function newPad(players: readonly string[] = Array<string>(USUAL).fill('')): Pad {
  return { players: [...players], rounds: [blank(players.length)], lowest: true, line: null }
}

function blank(players: number): null[] {
  return Array<null>(players).fill(null)
}

/** The stored pad, or a new one. */
export function storedPad(): Pad {
  const stored = recall<Partial<Pad> | null>('pad', null)
  const { players, rounds, lowest, line } = stored ?? {}
  const fits =
    Array.isArray(players) &&
    players.length >= FEWEST &&
    players.length <= MOST &&
    players.every((name) => typeof name === 'string') &&
    Array.isArray(rounds) &&
    rounds.every(
      (round) =>
        Array.isArray(round) &&
        round.length === players.length &&
        round.every((score) => score === null || Number.isFinite(score)),
    )
  if (!fits) return newPad()
  return {
    players,
    rounds: rounds.length > 0 ? rounds : [blank(players.length)],
    lowest: lowest !== false,
    line: Number.isFinite(line) ? line! : null,
  }
}

/** The pad with another number of players; the scores of removed players are dropped. */
export function withPlayers(pad: Pad, count: number): Pad {
  const sized = <T>(list: readonly T[], filler: T): T[] =>
    Array.from({ length: count }, (_, place) => list[place] ?? filler)
  return {
    ...pad,
    players: sized(pad.players, ''),
    rounds: pad.rounds.map((round) => sized<number | null>(round, null)),
  }
}

/** The pad with a score; a score in the last row adds another row. */
export function written(pad: Pad, round: number, player: number, text: string): Pad {
  const score = readScore(text)
  const rounds = pad.rounds.map((row, at) =>
    at === round ? row.map((old, seat) => (seat === player ? score : old)) : row,
  )
  if (rounds.at(-1)!.every((entry) => entry !== null)) rounds.push(blank(pad.players.length))
  return { ...pad, rounds }
}

/** Parses a score, with either minus; null for any other text. */
export function readScore(text: string): number | null {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.')
  const score = Number(plain)
  return plain === '' || !Number.isFinite(score) ? null : score
}

export function without(pad: Pad, round: number): Pad {
  const rounds = pad.rounds.filter((_, at) => at !== round)
  return { ...pad, rounds: rounds.length > 0 ? rounds : [blank(pad.players.length)] }
}

export function totals(pad: Pad): number[] {
  return pad.players.map((_, player) =>
    pad.rounds.reduce((sum, round) => sum + (round[player] ?? 0), 0),
  )
}

/** Whether anything has been written. */
export function begun(pad: Pad): boolean {
  return pad.rounds.some((round) => round.some((score) => score !== null))
}

/** The players with the best total; none before the first score. */
export function leaders(pad: Pad): number[] {
  if (!begun(pad)) return []
  const all = totals(pad)
  const best = pad.lowest ? Math.min(...all) : Math.max(...all)
  return all.flatMap((total, player) => (total === best ? [player] : []))
}

/** Whether a player has reached the limit in a complete round. */
export function ended(pad: Pad): boolean {
  const { line, rounds } = pad
  const complete = rounds.every((round) => {
    const open = round.filter((score) => score === null).length
    return open === 0 || open === round.length
  })
  return line !== null && complete && totals(pad).some((total) => total >= line)
}
