/** The numbered cards: red Curses, blue and white ones. */
import type { CardFace } from '../../cards/face'
import { counted } from '../../text'
import { readNumberCard, type Colour } from './notation'
import NumberFace from './NumberFace.svelte'
import { curseOn, titleOf } from './printed.svelte'

const COLOURS: Record<Colour, string> = { R: 'red', B: 'blue', W: 'white' }

export default function numberCard(code: string): CardFace | null {
  const card = readNumberCard(code)
  if (!card) return null
  const [title, curse] = [titleOf(card), curseOn(card)]
  const printed: string[] = []
  if (title) printed.push(title)
  if (curse) printed.push(counted(curse.points, 'curse point'))
  return {
    name: `${COLOURS[card.colour]} ${card.number}`,
    // White cards of the same number are equal.
    article: card.colour === 'W' ? 'a' : 'the',
    Drawing: NumberFace,
    printed,
  }
}
