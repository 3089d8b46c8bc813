/** The animation of a turn: the card flies to its place, and stacks change sides. */
import { flyAlong, flyFrom, raise } from '../../table/motion/motion'
import type { Tempo } from '../../table/model/pace'
import type { Seat } from '../../wire/types'
import type { Side } from './actions'
import { across } from './field'
import type { FieldEvent } from './targets'

/** How long a caught stack is shown before it crosses. */
const caughtFor = (tempo: Tempo) => tempo.fly + tempo.play

/** How long the stacks take to cross. */
const crossing = (tempo: Tempo) => 2 * tempo.gather

/** How long a turn is shown. */
export function turnLasts(event: FieldEvent, tempo: Tempo): number {
  const seen = tempo.fly + 2 * tempo.play
  return event.kind === 'stole' ? seen + crossing(tempo) + tempo.play : seen
}

/** Where a card lands in a turn, and the places whose stacks cross, as seen from the seat below. */
export function wayOf(event: FieldEvent, me: Seat) {
  const at = (seat: Seat, place: number): `${Side}-${number}` =>
    `${seat === me ? 'mine' : 'theirs'}-${place}`
  switch (event.kind) {
    case 'caught':
      return { lands: at(event.seat, event.place), under: false, crosses: null }
    case 'secret-laid':
      return { lands: at(event.side, event.place), under: true, crosses: null }
    case 'stole': {
      // The stolen stack is now at the place of the one given for it.
      const own = at(event.seat, event.given)
      return { lands: own, under: false, crosses: [own, at(across(event.seat), event.place)] }
    }
  }
}

/** Animates a turn on the field below `root`, which shows its result already. */
export function showTurn(
  root: Element,
  event: FieldEvent,
  me: Seat,
  from: DOMRect | null,
  tempo: Tempo,
): void {
  const { lands, under, crosses } = wayOf(event, me)
  const at = (name: string) => partsOf(root.querySelector(`[data-place="${name}"]`))
  const target = at(lands)
  const given = crosses && at(crosses[1]!)
  if (given) cross(target, given, tempo)
  const card = under
    ? [...(target.secrets?.querySelectorAll('[data-secret]') ?? [])].at(-1)
    : target.pile?.querySelector('[data-top]')
  // A moving stack is hit where it is seen.
  if (card) flyFrom(card, from, tempo.fly)
  for (const part of [under ? target.secrets : target.pile, given?.pile]) {
    if (part) raise(part, turnLasts(event, tempo))
  }
}

/** The stack at a place of the field, and the Secrets below it. */
const partsOf = (place: Element | null) => ({
  pile: place?.querySelector('[data-stack]') ?? null,
  secrets: place?.querySelector('.secrets') ?? null,
})
type Parts = ReturnType<typeof partsOf>

/** Animates the exchange of two stacks with their Secrets. */
function cross(one: Parts, other: Parts, tempo: Tempo) {
  const rects = [one, other].map(({ pile }) => pile?.getBoundingClientRect())
  for (const [index, parts] of [one, other].entries()) {
    const [from, to] = [rects[1 - index], rects[index]]
    for (const part of [parts.pile, parts.secrets]) {
      if (part && from && to) flyAlong(part, from, to, crossing(tempo), caughtFor(tempo))
    }
  }
}
