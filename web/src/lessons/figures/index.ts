/** The figures of a game's rules, loaded when they are shown. */
import { catalogue } from '../../game/catalogue'
import type { RulesTable } from '../../game/rules'
import type { Figures } from './figures'

const modules = import.meta.glob<{ default: Figures }>('../../games/*/figures.ts')

/**
 * The component of the figures with its props; null if the game has none, or none that depend on the table's options.
 * Without the server they lack what comes from its offer.
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
    // The text of the rules does not need them.
    return null
  }
}
