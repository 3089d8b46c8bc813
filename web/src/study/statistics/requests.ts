/** The request for the reader's statistics. */
import { requestJson } from '../../wire/request'
import type { Statistics } from '../../wire/types'

export const statistics = () => requestJson<Statistics>('GET', '/api/statistics')
