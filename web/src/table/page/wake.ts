/** Keeps the screen on while the page of a table is visible. */

interface Lock {
  release(): Promise<void>
}

/** What it needs of the browser; tests pass their own. */
export interface Screen {
  /** Requests a wake lock, which the browser releases when the page is hidden. */
  request(): Promise<Lock>
  visible(): boolean
  /** Calls back when the page is shown or hidden; returns a function that ends that. */
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
      // Without support, or to save battery, the screen turns off as usual.
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
