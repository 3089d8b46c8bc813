/** Movements between places on the page, with the Web Animations API. */
import { mayMove } from '../settings/settings.svelte'

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)'

/** Elements by name, so that cards know where to come from and where to go. */
export class Anchors {
  #elements = new Map<string, Element>()

  /** An attachment that makes the element known. */
  at(name: string) {
    return (element: Element) => {
      this.#elements.set(name, element)
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name)
      }
    }
  }

  rect(name: string): DOMRect | null {
    return this.#elements.get(name)?.getBoundingClientRect() ?? null
  }
}

function centre(rect: DOMRect) {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
}

function between(from: DOMRect, to: DOMRect, scale: number): string {
  const [a, b] = [centre(from), centre(to)]
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})`
}

/** Lets an element arrive at its place from another. */
export function flyFrom(element: Element, from: DOMRect | null, ms: number): void {
  if (!from || ms === 0 || !mayMove()) return
  const to = element.getBoundingClientRect()
  const scale = Math.max(0.4, Math.min(1.6, from.width / Math.max(1, to.width)))
  element.animate([{ transform: between(from, to, scale) }, { transform: 'none' }], {
    duration: ms,
    easing: EASE,
  })
}

/** Sends elements to a place, where they vanish; settles when they are there. */
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
