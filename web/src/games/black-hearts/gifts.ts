/**
 * The page's words for the gifts of the house set, by what the server prints in English. Other sets have their own words, even
 * under the same ids: a name or text that is not the house set's is shown as it is.
 */
import { plain } from '../../language/language.svelte'
import type { PlainKey } from '../../language/translate'
import type { Snapshot } from '../../wire/types'
import { countingGift } from './printed.svelte'

export const HOUSE_GIFTS: Record<string, PlainKey | undefined> = {
  'Small Hours': 'black-hearts-small-hours',
  'The lowest number takes the trick; on a tie for the lowest, the last of them to be played.':
    'black-hearts-small-hours-text',
  'Double Curse': 'black-hearts-double-curse',
  'Curse points of this hand count twice.': 'black-hearts-double-curse-text',
  Mercy: 'black-hearts-mercy',
  'Everyone’s curse points of this hand are 2 fewer, but never below 0.': 'black-hearts-mercy-text',
  'First Strike': 'black-hearts-first-strike',
  'On a tie for the highest number, the first of them to be played takes the trick.':
    'black-hearts-first-strike-text',
  'Return Gift': 'black-hearts-return-gift',
  'Before the first trick, everyone passes one card to the right.': 'black-hearts-return-gift-text',
}

function worded(printed: string): string {
  const key = HOUSE_GIFTS[printed]
  return key ? plain(key) : printed
}

/** The name and the text of a gift in the language of the page. */
export function giftWords(gift: { name: string; text: string }): { name: string; text: string } {
  return { name: worded(gift.name), text: worded(gift.text) }
}

/** The name of the gift that will still change the points of the hand. */
export function pendingGift(snapshot: Snapshot): string | null {
  const gift = countingGift(snapshot)
  return gift && worded(gift.name)
}
