/** The names of devices. */
import { t } from '../language/language.svelte'

/** What the server calls a device whose browser does not say what it is. */
const UNKNOWN = /^A program\b/

/** The server's name of a device, such as `Firefox on Android`, in the language of the page. */
export function deviceText(device: string): string {
  if (UNKNOWN.test(device)) return t('account-device-unknown')
  const [, browser, system] = /^(.+) on (?:a )?(.+)$/.exec(device) ?? []
  return browser && system ? t('account-device', { browser, system }) : device
}
