/** What people say at a table: quick phrases, and text of their own. */
import { t } from '../language/language.svelte'
import type { Said, Sign } from '../wire/types'

/** The quick phrases to choose from. */
export const quickPhrases = [
  'hello',
  'nice',
  'thanks',
  'sorry',
  'wow',
  'laugh',
  'moment',
  'good-game',
] as const satisfies Sign[]

/** A chat message as text; empty for a quick phrase that this page does not know. */
export function chatText(said: Said): string {
  if ('text' in said) return said.text
  return quickPhrases.includes(said.sign) ? t('chat-phrase', { sign: said.sign }) : ''
}
