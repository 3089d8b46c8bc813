/** Why a part of the page failed to load, and what the player can do. */
import { UNREACHABLE } from '../wire/api'

export interface LoadFailure {
  title: string
  text: string
  /** The label of the button. */
  label: string
  /** Whether the server has another version, so that the whole page must be reloaded. */
  updated: boolean
}

const UPDATED: LoadFailure = {
  title: 'There is a new version of Moonshot',
  text: 'Load it to go on. Your matches are saved.',
  label: 'Load the new version',
  updated: true,
}

const AWAY: LoadFailure = {
  title: 'This part did not load',
  text: `${UNREACHABLE} Check your connection, then try again.`,
  label: 'Try again',
  updated: false,
}

const BROKEN: LoadFailure = { ...AWAY, text: 'Try again.' }

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
