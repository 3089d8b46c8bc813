/** Highlights cards and places of the table. */

/** A card's notation, or a CSS selector, as a selector. */
export function selectorOf(target: string): string {
  if (!/^[\w+-]{1,3}$/.test(target)) return target
  return `[data-card="${target}"], [data-trick-card="${target}"]`
}

export class Light {
  #sheet = new CSSStyleSheet()

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
  }

  /** Highlights these and nothing else. */
  put(targets: string[]) {
    const selectors = targets.map(selectorOf)
    this.#sheet.replaceSync(
      selectors.length > 0
        ? `:is(${selectors.join(', ')}) { filter: drop-shadow(0 0 2px var(--white)) drop-shadow(0 0 9px var(--moon)); }`
        : '',
    )
  }
}
