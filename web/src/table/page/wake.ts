/** Keeps the screen on while somebody sits at a table and looks at it. */

interface Lock {
  release(): Promise<void>
}

/** What it needs of the browser; tests pass their own. */
export interface Screen {
  /** Asks for the screen to stay on; the browser gives it back when the page is hidden. */
  request(): Promise<Lock>
  visible(): boolean
  /** Calls `heard` whenever the page is shown or hidden; returns what ends that. */
  watch(heard: () => void): () => void
}

const BROWSER: Screen = {
  request: () => navigator.wakeLock.request('screen'),
  visible: () => !document.hidden,
  watch: (heard) => {
    document.addEventListener('visibilitychange', heard)
    return () => document.removeEventListener('visibilitychange', heard)
  },
}

/** Keeps the screen on until the returned function is called. */
export function keepAwake(screen: Screen = BROWSER): () => void {
  let lock: Lock | null = null
  let ended = false
  const ask = async () => {
    if (ended || !screen.visible()) return
    try {
      const given = await screen.request()
      if (ended) await given.release()
      else lock = given
    } catch {
      // A browser without it, or one that saves its battery: the screen goes off as usual.
    }
  }
  const unwatch = screen.watch(() => void ask())
  void ask()
  return () => {
    ended = true
    unwatch()
    void lock?.release().catch(() => null)
  }
}
