/** What makes bots somebody, once it is loaded; until then, and where it does not come, a seat shows an initial. */
type Somebody = typeof import('.')

let loaded = $state.raw<Somebody | null>(null)

/** Faces and phrases of bots; null as long as they are not there. */
export const somebody = () => loaded

/** Loads them. */
export async function loadSomebody(): Promise<void> {
  try {
    loaded ??= await import('.')
  } catch {
    // The initials do.
  }
}
