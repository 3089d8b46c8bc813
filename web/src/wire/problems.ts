/** The API's errors in sentences. They are seldom needed, so this is loaded with the first. */
import { t } from '../language/language.svelte'
import type { PlainKey } from '../language/translate'
import type { Problem } from './types'

/** The codes whose sentence needs no parameter. */
const PLAIN: Partial<Record<string, PlainKey>> = {
  closed: 'errors-closed',
  removed: 'errors-removed',
  full: 'errors-full',
  taken: 'errors-taken',
  'nobody-there': 'errors-nobody-there',
  'own-seat': 'errors-own-seat',
  'sits-already': 'errors-sits-already',
  'not-seated': 'errors-not-seated',
  'other-seat': 'errors-other-seat',
  'not-host': 'errors-not-host',
  'not-found': 'errors-not-found',
  'not-leading': 'errors-not-leading',
  'does-not-fit': 'errors-does-not-fit',
  'wrong-code': 'errors-wrong-code',
  'too-many-tables': 'errors-too-many-tables',
  'no-chat': 'errors-no-chat',
  'no-hints': 'errors-no-hints',
  'bad-players': 'errors-bad-players',
  begun: 'errors-begun',
  'not-begun': 'errors-not-begun',
  'match-over': 'errors-match-over',
  'not-over': 'errors-not-over',
  'match-running': 'errors-match-running',
  'not-dealt-again': 'errors-not-dealt-again',
  'day-not-over': 'errors-day-not-over',
  'challenge-gone': 'errors-challenge-gone',
  paused: 'errors-paused',
  'not-your-turn': 'errors-not-your-turn',
  'stale-version': 'errors-stale-version',
  'must-agree': 'errors-must-agree',
  'proposed-already': 'errors-proposed-already',
  'nothing-proposed': 'errors-nothing-proposed',
  'nothing-to-undo': 'errors-nothing-to-undo',
  'not-settled': 'errors-not-settled',
  'nothing-to-claim': 'errors-nothing-to-claim',
  'nobody-waits': 'errors-nobody-waits',
  'wrong-password': 'errors-wrong-password',
  'bad-passkey': 'errors-bad-passkey',
  'no-passkeys': 'errors-no-passkeys',
  'not-signed-in': 'errors-not-signed-in',
  'signed-in': 'errors-signed-in',
  'handle-taken': 'errors-handle-taken',
  'renamed-often': 'errors-renamed-often',
  'last-way': 'errors-last-way',
  'too-many-connections': 'errors-too-many-connections',
  'storage-unavailable': 'errors-storage-unavailable',
  stopping: 'errors-stopping',
  upgrading: 'errors-upgrading',
  internal: 'errors-internal',
  'too-slow': 'errors-too-slow',
  'too-large': 'errors-too-large',
  'unknown-host': 'errors-unknown-host',
  'foreign-origin': 'errors-foreign-origin',
  'no-cookies': 'errors-no-cookies',
}

/** What a sentence may need of a problem. */
export type Told = Pick<Problem, 'code' | 'detail' | 'reason' | 'other_name'> & {
  /** The seconds after which the request may be sent again. */
  wait: number | null
}

/** An error as a sentence: the server's own if its code is of a later release. */
export function problemText({ code, detail, reason, other_name: other, wait }: Told): string {
  const key = PLAIN[code]
  if (key) return t(key)
  switch (code) {
    case 'bad-request':
      return t('errors-bad-request', { detail })
    case 'bad-option':
      return t('errors-bad-option', { detail })
    case 'bad-transcript':
      return t('errors-bad-transcript', { detail })
    case 'name-taken':
      return other ? t('errors-name-taken-other', { other }) : t('errors-name-taken')
    case 'name-of-account':
      return other ? t('errors-name-of-account-other', { other }) : t('errors-name-of-account')
    case 'too-many-requests':
      return waitText(wait)
    // A table writes the reason itself; it knows the cards.
    default:
      return reason?.sentence ?? detail
  }
}

function waitText(seconds: number | null): string {
  if (seconds === null) return t('errors-wait')
  return seconds < 120
    ? t('errors-wait-seconds', { count: seconds })
    : t('errors-wait-minutes', { count: Math.ceil(seconds / 60) })
}

/** Browsers without cookies cannot take a seat. */
export const noCookiesText = (): string => t('errors-no-cookies')
