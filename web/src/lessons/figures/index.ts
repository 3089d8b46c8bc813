/** The figures of a game's rules, loaded when they are shown. */
import { catalogue } from '../../game/catalogue'
import type { RulesTable } from '../../game/rules'
import type { Figures } from './figures'

const modules = import.meta.glob<{ default: Figures }>('../../games/*/figures.ts')

/**
 * What the figures are shown with; null where the game has none, and for a table where they do not follow its options.
 * Without the server they are shown without what it offers.
 */
export async function figuresOf(game: string, table?: RulesTable) {
  const load = modules[`../../games/${game}/figures.ts`]
  if (!load) return null
  try {
    const [{ default: figures }, { default: Show }, offered] = await Promise.all([
      load(),
      import('./RulesFigures.svelte'),
      catalogue().catch(() => null),
    ])
    return table && !figures.at ? null : { Show, game, figures, offered, table }
  } catch {
    // The rules in words are there without them.
    return null
  }
}
