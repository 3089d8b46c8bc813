/** The figures of a game's rules, loaded when they are shown. */
import { catalogue } from '../../wire/catalogue'
import type { Figures } from './figures'

const modules = import.meta.glob<{ default: Figures }>('../../games/*/figures.ts')

/** What the figures are shown with; null where the game has none, or the server cannot be asked. */
export async function figuresOf(game: string) {
  const load = modules[`../../games/${game}/figures.ts`]
  if (!load) return null
  try {
    const [{ default: figures }, { default: Show }, offered] = await Promise.all([
      load(),
      import('./RulesFigures.svelte'),
      catalogue(),
    ])
    const info = offered.games.find(({ id }) => id === game)
    return info ? { Show, figures, offered, info } : null
  } catch {
    // The rules in words are there without them.
    return null
  }
}
