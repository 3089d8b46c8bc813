/** What a page says aloud goes on within an open dialog: nothing outside of one is heard while it is open. */
import { getContext, setContext } from 'svelte'

interface Line {
  id: number
  text: string
}

const KEY = Symbol('aloud')

/** Lets the dialogs of a page say what the page says. */
export const speakIn = (said: () => readonly Line[]) => setContext(KEY, said)

/** What the page has said since this was called, while the component is set up; nothing on a page that says nothing. */
export function spokenSince(): () => readonly Line[] {
  const said = getContext<(() => readonly Line[]) | undefined>(KEY)
  if (!said) return () => []
  const before = said().at(-1)?.id ?? 0
  return () => said().filter(({ id }) => id > before)
}
