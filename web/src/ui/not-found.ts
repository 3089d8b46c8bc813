/** The texts for pages and tables that do not exist. The build writes a page for each (`first.build.ts`). */

export interface NotFoundText {
  title: string
  text: string
}

/** By the name of the page in the build: `missing-NAME.html`. */
export const NOT_FOUND = {
  page: {
    title: 'There is nothing here',
    text: 'No page of Moonshot has this address. Perhaps a letter of it is wrong, or a part is missing.',
  },
  rules: {
    title: 'No such rules',
    text: 'None of the games here goes by that name. Every game in the lobby has a link to its rules.',
  },
  table: {
    title: 'There is no such table',
    text: 'Perhaps the link was not copied as a whole. A table that nobody has used for a long time may also be gone. Ask whoever sent you the link, or begin a table of your own.',
  },
  closed: {
    title: 'You cannot come to this table',
    text: 'This table is for those who sit at it.',
  },
  removed: {
    title: 'The host removed you from this table',
    text: 'You can join another table or start your own.',
  },
} satisfies Record<string, NotFoundText>

export const notFoundPage = () => import('./NotFoundPage.svelte')

/** For a table that was deleted while it was shown. */
export const DELETED: NotFoundText = {
  title: 'This table was deleted',
  text: 'Tables are deleted when nobody has used them for a long time. You can start a new one.',
}
