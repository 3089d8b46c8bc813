/** The facts of a finished match. */
import { matchPath } from '../../wire/match-api'
import { requestJson } from '../../wire/request'
import type { FactSheet } from '../../wire/types'

export const factsOf = (table: string) => requestJson<FactSheet>('GET', matchPath(table, '/facts'))
