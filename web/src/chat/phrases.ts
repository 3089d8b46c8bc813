/** What people say at a table: quick phrases, and text of their own. */
import type { Said, Sign } from '../wire/types'

const PHRASES: Record<Sign, string> = {
  hello: 'Hello!',
  nice: 'Well played!',
  thanks: 'Thanks!',
  sorry: 'Sorry!',
  wow: 'Wow!',
  laugh: 'Ha ha!',
  moment: 'One moment, please.',
  'good-game': 'Good game!',
}

/** The quick phrases to choose from. */
export const quickPhrases = Object.entries(PHRASES).map(([sign, text]) => ({
  sign: sign as Sign,
  text,
}))

/** A chat message as text; empty for a quick phrase that this page does not know. */
export function chatText(said: Said): string {
  return 'text' in said ? said.text : (PHRASES[said.sign] ?? '')
}
