/** The deal of Wild Twists for each number of players, in words. */
import { capital, counted, numberWord } from '../../text'

/** The numbers of players. */
export const SIZES = [3, 4, 5, 6, 7, 8]

const DEALS: Record<number, [each: number, over: number]> = {
  3: [18, 2],
  4: [14, 0],
  5: [11, 1],
  6: [9, 2],
  7: [8, 0],
  8: [7, 0],
}

const LENGTHS: Record<string, [text: string, hands: number]> = {
  short: ['This match is short', 1],
  medium: ['This match is of medium length', 3],
  long: ['This match is long', 5],
}

/** By the number of players: how many cards each gets, and how many are left in the middle. */
export function dealOf(players: number): string {
  const [each, over] = DEALS[players] ?? [0, 0]
  const rest = over === 0 ? 'none in the middle' : `${counted(over, 'card')} in the middle`
  return `${capital(numberWord(players))} players get ${each} cards each, with ${rest}.`
}

export function lengthOf(length: unknown): string {
  const [text, hands] = LENGTHS[String(length)] ?? ['', 0]
  return text && `${text}: ${numberWord(hands)} ${hands === 1 ? 'hand' : 'hands'}.`
}

/** The number of hands of a match, for the heading of its table; 0 for a single one. */
export function handsOf(length: unknown): number {
  const hands = LENGTHS[String(length)]?.[1] ?? 0
  return hands > 1 ? hands : 0
}
