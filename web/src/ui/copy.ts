/** Copies what stands on the page, also where the browser has no clipboard: over plain HTTP, or where it is forbidden. */

/** What is said where it could not be copied. */
export const SELECTED =
  'This browser doesn’t let the page copy. The text is selected: copy it yourself.'

/** Whether it was copied. Where it was not, it is selected, to be copied by hand. */
export async function copyFrom(place: HTMLElement): Promise<boolean> {
  const field = place instanceof HTMLInputElement ? place : null
  try {
    await navigator.clipboard.writeText(field?.value ?? place.textContent)
    return true
  } catch {
    // There is none, or it may not be written.
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
