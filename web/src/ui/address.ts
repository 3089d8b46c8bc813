/** Parameters of addresses. */

/** The parameter that names the language of a page. */
export const LANGUAGE = 'lang'

/** The value of a parameter in a query; null if it has none. */
export const parameterOf = (query: string, name: string): string | null =>
  new URLSearchParams(query).get(name)

/** The path in the language that a query names. A table's address has none: it is sent to people of any language. */
export function inLanguage(path: string, query: string): string {
  const code = parameterOf(query, LANGUAGE)
  if (!code || path.startsWith('/table/')) return path
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE}=${encodeURIComponent(code)}`
}
