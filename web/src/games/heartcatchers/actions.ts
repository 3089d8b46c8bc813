/** The actions of a turn, read from their notation. */
import { t } from '../../language/language.svelte'

export type Side = 'mine' | 'theirs'

export type FieldAction =
  | { do: 'catch'; card: string; place: number; text: string }
  | { do: 'steal'; card: string; place: number; given: number; text: string }
  | { do: 'secret'; card: string; side: Side; place: number; text: string }

export function readFieldAction(text: string): FieldAction | null {
  const caught = /^catch (\S+) on (\d)$/.exec(text)
  if (caught) return { do: 'catch', card: caught[1]!, place: Number(caught[2]), text }
  const stolen = /^steal (\S+) on (\d) for (\d)$/.exec(text)
  if (stolen) {
    const [card, place, given] = [stolen[1]!, Number(stolen[2]), Number(stolen[3])]
    return { do: 'steal', card, place, given, text }
  }
  const secret = /^secret (\S+) under (mine|theirs) (\d)$/.exec(text)
  if (!secret) return null
  const side = secret[2] as Side
  return { do: 'secret', card: secret[1]!, side, place: Number(secret[3]), text }
}

/** The places of a side. */
export const PLACES = [1, 2, 3]

/** Every action that could put the card on the field on some turn. */
export function placementsOf(card: string): string[] {
  return PLACES.flatMap((place) => [
    `catch ${card} on ${place}`,
    ...PLACES.map((given) => `steal ${card} on ${place} for ${given}`),
    `secret ${card} under mine ${place}`,
    `secret ${card} under theirs ${place}`,
  ])
}

/** The announcement of an action that is chosen for the player's next turn. */
export function plannedText(text: string): string | null {
  const action = readFieldAction(text)
  switch (action?.do) {
    case 'catch':
      return t('heartcatchers-planned-catch', action)
    case 'steal':
      return t('heartcatchers-planned-steal', action)
    case 'secret':
      return t('heartcatchers-planned-hide', action)
    default:
      return null
  }
}

/** What a bot would do, in a sentence. */
export function suggestionOf(text: string): string | null {
  const action = readFieldAction(text)
  switch (action?.do) {
    case 'catch':
      return t('heartcatchers-try-catch', action)
    case 'steal':
      return t('heartcatchers-try-steal', action)
    case 'secret':
      return t('heartcatchers-try-hide', action)
    default:
      return null
  }
}
