/** The portraits and phrases of bots, once they are loaded. Until then, or without them, a seat shows an initial. */
type Characters = typeof import('.')

let loaded = $state.raw<Characters | null>(null)

/** Portraits and phrases; null until they are loaded. */
export const botCharacters = () => loaded

export async function loadCharacters(): Promise<void> {
  try {
    loaded ??= await import('.')
  } catch {
    // The initials stay.
  }
}
