/** The address of what the server has of a finished match. */
export const matchPath = (table: string, rest = '') =>
  `/api/matches/${encodeURIComponent(table)}${rest}`
