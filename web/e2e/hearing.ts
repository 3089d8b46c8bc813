/** What a screen reader would say: what comes into live regions, while no dialog hides them. */
import type { Page } from '@playwright/test'

/** Listens from the next page that is loaded. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"]'
    /** Behind an open dialog nothing is heard. */
    const reached = (region: Element) => {
      const open = [...document.querySelectorAll('dialog:modal')].at(-1)
      return !open || open.contains(region)
    }
    const hear = (node: Node) => {
      const text = node.textContent?.replace(/\s+/g, ' ').trim()
      if (text) heard.push(text)
    }
    const observer = new MutationObserver((changes) => {
      const states = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement
        const region = at?.closest(LIVE)
        if (region && reached(region)) {
          // The state of something is told whole; of a log what is new.
          if (region.matches('[role="status"], [role="alert"]')) states.add(region)
          else (addedNodes.length > 0 ? [...addedNodes] : [target]).forEach(hear)
        } else if (!region) {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            if (node.matches('[role="alert"]')) hear(node)
            node.querySelectorAll('[role="alert"]').forEach(hear)
          }
        }
      }
      states.forEach(hear)
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
}

export const heard = (page: Page) =>
  page.evaluate(() => (window as never as { heard: string[] }).heard)

/** How often exactly that was heard. */
export const times = async (page: Page, text: string) =>
  (await heard(page)).filter((one) => one === text).length
