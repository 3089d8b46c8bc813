/** Flights of elements between places on the page, with the Web Animations API. */
import { mayMove } from '../../settings/settings.svelte'

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)'

/** Elements by name: where cards fly from and to. */
export class Anchors {
  #elements = new Map<string, Element>()

  /**
   * An attachment that registers the element. It stays registered when the attachment ends: while an element is replaced,
   * cards may start their flight.
   */
  at(name: string) {
    return (element: Element) => void this.#elements.set(name, element)
  }

  rect(name: string): DOMRect | null {
    const element = this.#elements.get(name)
    return element?.isConnected ? element.getBoundingClientRect() : null
  }
}

/** A card of this width in the middle of a rectangle. */
export function middleOf(rect: DOMRect, width: number): DOMRect {
  const { x, y } = centre(rect)
  return new DOMRect(x - width / 2, y - 0.7 * width, width, 1.4 * width)
}

function centre(rect: DOMRect) {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
}

function between(from: DOMRect, to: DOMRect, scale: number): string {
  const [a, b] = [centre(from), centre(to)]
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})`
}

/** Animates an element from another place to its own. */
export function flyFrom(element: Element, from: DOMRect | null, ms: number): void {
  if (!from || ms === 0 || !mayMove()) return
  const to = element.getBoundingClientRect()
  const scale = Math.max(0.4, Math.min(1.6, from.width / Math.max(1, to.width)))
  element.animate([{ transform: between(from, to, scale) }, { transform: 'none' }], {
    duration: ms,
    easing: EASE,
  })
}

/** Makes a word rise from an element once, after `ms`, when its flight ends. */
export function callOut(element: Element, word: string | undefined, ms: number): void {
  if (!word || ms === 0 || !mayMove()) return
  const called = document.createElement('b')
  called.className = 'called'
  called.ariaHidden = 'true'
  called.textContent = word
  element.append(called)
  const frames = [
    { opacity: 0, transform: 'translateY(60%) scale(0.5)' },
    { opacity: 1, transform: 'translateY(-20%) scale(1.1)', offset: 0.25 },
    { opacity: 1, transform: 'translateY(-40%)', offset: 0.7 },
    { opacity: 0, transform: 'translateY(-130%)' },
  ]
  const rise = called.animate(frames, { duration: 1500, delay: ms, easing: EASE, fill: 'both' })
  rise.onfinish = () => called.remove()
}

/** Drops an element into its place, with a delay by its index. */
export function dropIn(element: Element, place: number): void {
  if (!mayMove()) return
  element.animate([{ opacity: 0, transform: 'translateY(-5rem)', offset: 0 }], {
    duration: 350,
    delay: place * 22,
    easing: EASE,
    fill: 'backwards',
  })
}

/** Animates an element along the way between two places, to its own, after a delay. */
export function flyAlong(
  element: Element,
  from: DOMRect,
  to: DOMRect,
  ms: number,
  delay: number,
): void {
  if (ms === 0 || !mayMove()) return
  element.animate([{ transform: between(from, to, 1) }, { transform: 'none' }], {
    duration: ms,
    delay,
    easing: EASE,
    fill: 'backwards',
  })
}

/** Keeps an element above its neighbours for a time, so that a flight to it is visible. */
export function raise(element: Element, ms: number): void {
  if (ms === 0 || !mayMove()) return
  element.animate([{ zIndex: 6 }, { zIndex: 6 }], ms)
}

/** Animates elements to a place and fades them out there; resolves when they arrive. */
export async function flyTo(
  elements: Iterable<Element>,
  to: DOMRect | null,
  ms: number,
): Promise<void> {
  if (!to || ms === 0 || !mayMove()) return
  const flights = [...elements].map((element, index) => {
    const from = element.getBoundingClientRect()
    return element.animate(
      [
        { transform: 'none', opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { transform: between(to, from, 0.35), opacity: 0 },
      ],
      { duration: ms, delay: index * 25, easing: EASE, fill: 'forwards' },
    ).finished
  })
  await Promise.allSettled(flights)
}
