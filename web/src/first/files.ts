/** The files of the page, as the build writes them into it, and when they run. */
import { showUnloaded } from './unloaded'

interface Files {
  /** What runs the page. */
  main: string
  /** What the tables of a game need beside what every table does. */
  games?: { [game: string]: string[] | undefined }
}

const files = () => JSON.parse(document.getElementById('files')!.textContent) as Files

/** Asks for what the tables of the game need, while the rest is under way. */
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

/** Runs the page, which has been asked for already. */
function run() {
  import(/* @vite-ignore */ files().main).catch(showUnloaded)
}

/** Lets what is drawn first be seen before the script of the page has its turn. */
export function runWhenSeen(): void {
  // The second frame is asked for when the first has been drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
  // A page out of sight is not drawn. What runs already does not run again.
  setTimeout(run, document.hidden ? 0 : 1_000)
}
