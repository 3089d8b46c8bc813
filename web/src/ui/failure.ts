/** Why a part of the page failed to load, and what the player can do. */
import type { PlainKey } from '../language/translate'

export interface LoadFailure {
  title: PlainKey
  text: PlainKey
  /** The label of the button. */
  label: PlainKey
  /** Whether the server has another version, so that the whole page must be reloaded. */
  updated: boolean
}

const UPDATED: LoadFailure = {
  title: 'base-updated',
  text: 'base-updated-text',
  label: 'base-updated-load',
  updated: true,
}

const AWAY: LoadFailure = {
  title: 'base-not-loaded',
  text: 'base-not-loaded-away',
  label: 'base-try-again',
  updated: false,
}

const BROKEN: LoadFailure = { ...AWAY, text: 'base-not-loaded-again' }

/** Finds the reason by requesting a file of this page: is the server there, and does it have this version? */
export async function loadFailure(file: string = import.meta.url): Promise<LoadFailure> {
  try {
    const { ok, status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    if (ok) return BROKEN
    return status === 404 || status === 410 ? UPDATED : AWAY
  } catch {
    return AWAY
  }
}
