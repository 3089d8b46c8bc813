/** Repeats a page's announcements inside an open dialog: screen readers ignore regions outside of it. */
import { getContext, setContext } from 'svelte'

interface Line {
  id: number
  text: string
}

const KEY = Symbol('aloud')

/** Provides the announcements of a page to its dialogs. */
export const speakIn = (said: () => readonly Line[]) => setContext(KEY, said)

/** The announcements since this call, which must happen during setup; none on a page without announcements. */
export function spokenSince(): () => readonly Line[] {
  const said = getContext<(() => readonly Line[]) | undefined>(KEY)
  if (!said) return () => []
  const before = said().at(-1)?.id ?? 0
  return () => said().filter(({ id }) => id > before)
}
