/** The facts of a finished match. */
import { requestJson } from '../../wire/request'
import type { FactSheet } from '../../wire/types'

export const factsOf = (table: string) =>
  requestJson<FactSheet>('GET', `/api/matches/${encodeURIComponent(table)}/facts`)
