/** The rules in which a custom table differs from Hearts. */
import type { Preset } from '../../generated/Preset'
import type { RulesTable } from '../../game/rules'
import { customRules } from './rules'

/** The options of a preset for a number of players. */
export function optionsOf({ values, sizes }: Preset, players: number): RulesTable['options'] {
  return { ...values, ...sizes[players] }
}

/** The differences from Hearts with as many players, in sentences. */
export function differences(table: RulesTable, hearts: Preset): string[] {
  const usual = { players: table.players, options: optionsOf(hearts, table.players) }
  const known = new Set(customRules(usual).flatMap(({ sentences }) => sentences))
  return customRules(table)
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !known.has(sentence))
}
