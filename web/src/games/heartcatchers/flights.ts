/** How a turn is seen: the card flies to its place, and stacks that change sides cross over. */
import { flyAlong, flyFrom, raise } from '../../table/motion'
import type { Tempo } from '../../table/pace'
import type { Seat } from '../../wire/types'
import type { Side } from './actions'
import { across } from './field'
import type { FieldEvent } from './targets'

/** The part of a steal before the stacks cross: the card lies on the stack that it catches. */
const caughtFor = (tempo: Tempo) => tempo.fly + tempo.play

/** How long the stacks are on their way. */
const crossing = (tempo: Tempo) => 2 * tempo.gather

/** For how long a turn is shown. */
export function turnLasts(event: FieldEvent, tempo: Tempo): number {
  const seen = tempo.fly + 2 * tempo.play
  return event.kind === 'stole' ? seen + crossing(tempo) + tempo.play : seen
}

/** Where a card comes to lie in a turn, and the places between which stacks cross, by the seat that is shown below. */
export function wayOf(event: FieldEvent, me: Seat) {
  const at = (seat: Seat, place: number): `${Side}-${number}` =>
    `${seat === me ? 'mine' : 'theirs'}-${place}`
  switch (event.kind) {
    case 'caught':
      return { lands: at(event.seat, event.place), under: false, crosses: null }
    case 'secret-laid':
      return { lands: at(event.side, event.place), under: true, crosses: null }
    case 'stole': {
      // The stack that was caught lies where the one that was given for it has lain.
      const own = at(event.seat, event.given)
      return { lands: own, under: false, crosses: [own, at(across(event.seat), event.place)] }
    }
  }
}

/** Shows a turn on the field below `root`, on which it has happened already. */
export function showTurn(
  root: Element,
  event: FieldEvent,
  me: Seat,
  from: DOMRect | null,
  tempo: Tempo,
): void {
  const { lands, under, crosses } = wayOf(event, me)
  const place = (name: string) => root.querySelector(`[data-place="${name}"]`)
  if (crosses) cross(place(crosses[0]!), place(crosses[1]!), tempo)
  const target = place(lands)
  const [pile, secrets] = [target?.children[0], target?.children[1]]
  const card = under
    ? [...(secrets?.querySelectorAll('[data-secret]') ?? [])].at(-1)
    : pile?.querySelector('[data-top]')
  // Where the stack stands already on its way, the card flies to where it is seen.
  if (card) flyFrom(card, from, tempo.fly)
  const given = crosses && place(crosses[1]!)?.children[0]
  for (const part of [under ? secrets : pile, given]) {
    if (part) raise(part, turnLasts(event, tempo))
  }
}

/** Lets the stacks of two places, and what is hidden under them, come each from the other. */
function cross(one: Element | null, other: Element | null, tempo: Tempo) {
  if (!one || !other) return
  const pairs = [one, other].map((place) => [...place.children])
  const rects = pairs.map((parts) => parts.map((part) => part.getBoundingClientRect()))
  for (const [index, [pile, under]] of pairs.entries()) {
    const [from, to] = [rects[1 - index]!, rects[index]!]
    if (pile) fly(pile, from[0]!, to[0]!)
    for (const part of under?.children ?? []) fly(part, from[1]!, to[1]!)
  }
  function fly(element: Element, from: DOMRect, to: DOMRect) {
    flyAlong(element, from, to, crossing(tempo), caughtFor(tempo))
  }
}
