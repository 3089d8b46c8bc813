/** The scripts of the page, listed by the build, and when they run. */
import { showUnloaded } from './unloaded'

interface Files {
  /** The main script. */
  main: string
  /** The additional files of each game's tables. */
  games?: { [game: string]: string[] | undefined }
  /** The messages of the area `opening` by key, in the language of the page. */
  messages?: { [key: string]: string | undefined }
}

const files = () => JSON.parse(document.getElementById('files')!.textContent) as Files

/** The text of a message that the page has in it. */
export const messageOf = (key: string): string | undefined => files().messages?.[key]

/** Preloads the files of a game. */
export function fetchGame(game: string): void {
  for (const file of files().games?.[game] ?? []) {
    const link = document.createElement('link')
    link.crossOrigin = ''
    link.href = file
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    } else link.rel = 'modulepreload'
    document.head.append(link)
  }
}

/** Runs the main script, which is preloaded. */
function run() {
  import(/* @vite-ignore */ files().main).catch(showUnloaded)
}

/** Runs the main script after the first view is painted. */
export function runWhenSeen(): void {
  // The second frame starts after the first was painted.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
  // A hidden page is not painted. A second run has no effect.
  setTimeout(run, document.hidden ? 0 : 1_000)
}
