/** The diagrams of a game's rules, loaded when they are shown. */
import { catalogue } from '../../game/catalogue'
import type { RulesTable } from '../../game/rules'
import type { Diagrams } from './diagrams'

const modules = import.meta.glob<{ default: Diagrams }>('../../games/*/diagrams.ts')

/**
 * The component of the diagrams with its props; null if the game has none, or none that depend on the table's options.
 * Without the server they lack what comes from its offer.
 */
export async function diagramsOf(game: string, table?: RulesTable) {
  const load = modules[`../../games/${game}/diagrams.ts`]
  if (!load) return null
  try {
    const [{ default: diagrams }, { default: Show }, offered] = await Promise.all([
      load(),
      import('./RulesDiagrams.svelte'),
      catalogue().catch(() => null),
    ])
    return table && !diagrams.at ? null : { Show, game, diagrams, offered, table }
  } catch {
    // The text of the rules does not need them.
    return null
  }
}
