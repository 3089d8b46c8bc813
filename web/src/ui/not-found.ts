/** The texts for pages and tables that do not exist. The build writes a page for each (`first.build.ts`). */
import type { PlainKey } from '../language/translate'

export interface NotFoundText {
  title: PlainKey
  text: PlainKey
}

/** By the name of the page in the build: `missing-NAME.html`. */
export const NOT_FOUND = {
  page: { title: 'base-no-page', text: 'base-no-page-text' },
  rules: { title: 'base-no-rules', text: 'base-no-rules-text' },
  table: { title: 'base-no-table', text: 'base-no-table-text' },
  closed: { title: 'base-closed', text: 'base-closed-text' },
  removed: { title: 'base-removed', text: 'base-removed-text' },
} as const satisfies Record<string, NotFoundText>

export const notFoundPage = () => import('./NotFoundPage.svelte')

/** For a table that was deleted while it was shown. */
export const DELETED: NotFoundText = { title: 'base-deleted', text: 'base-deleted-text' }
