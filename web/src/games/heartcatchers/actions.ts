/** The actions of a turn, read from their notation. */
import { cardName } from '../../cards/notation'

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

/** What an action does, after "you". */
export function deedOf(text: string): string | null {
  const action = readFieldAction(text)
  if (!action) return null
  const card = cardName(action.card)
  if (action.do === 'catch') return `catch your stack ${action.place} with the ${card}`
  if (action.do === 'steal') {
    return `steal stack ${action.place} with the ${card}, for your stack ${action.given}`
  }
  const side = action.side === 'mine' ? 'your' : 'their'
  return `hide the ${card} under ${side} stack ${action.place}`
}

/** What a bot would do, in a sentence. */
export function suggestionOf(text: string): string | null {
  const deed = deedOf(text)
  return deed && `A bot would ${deed}.`
}
