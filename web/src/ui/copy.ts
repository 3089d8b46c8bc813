/** Copies text, also without the clipboard API: over plain HTTP, or if it is forbidden. */
import { t } from '../language/language.svelte'

/** What came of copying, for the player. */
export const copiedText = (copied: boolean): string =>
  copied ? t('base-copied') : t('base-select-to-copy')

/** Copies the text of a field, or selects it to be copied by hand. Returns whether it was copied. */
export async function copyFrom(place: HTMLElement): Promise<boolean> {
  const field = place instanceof HTMLInputElement ? place : null
  try {
    await navigator.clipboard.writeText(field?.value ?? place.textContent)
    return true
  } catch {
    // No clipboard, or no permission.
  }
  if (field) {
    field.focus({ preventScroll: true })
    field.select()
  } else getSelection()?.selectAllChildren(place)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
