/** Why a part of the page did not come, and what there is to do. */
import { UNREACHABLE } from '../wire/api'

export interface LoadFailure {
  title: string
  text: string
  /** What the button says that puts it right. */
  label: string
  /** Whether the server has another version of the page: only the whole page, loaded again, is of one piece. */
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

/** Asks the server for a file of this page, by which it knows whether it still has this version. */
export async function loadFailure(file: string = import.meta.url): Promise<LoadFailure> {
  try {
    const { ok, status } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    if (ok) return BROKEN
    return status === 404 || status === 410 ? UPDATED : AWAY
  } catch {
    return AWAY
  }
}
