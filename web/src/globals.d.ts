/** Moonshot's version, put in by the build. */
declare const __VERSION__: string
/** The languages and their messages (`locales/plugin.ts`). */
declare module 'virtual:locales' {
  /** The codes of the languages, English first. */
  export const LANGUAGES: readonly string[]
  /** The areas that every page needs. */
  export const BASE: readonly string[]
  export function load(
    code: string,
    area: import('./language/translate').Area,
  ): Promise<{
    default(
      runtime: import('./language/translate').Runtime,
    ): import('./language/translate').CompiledArea
  }>
}
