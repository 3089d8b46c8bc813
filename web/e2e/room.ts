/** Whether what is written and pressed has room, whatever the window and the text. */
import type { Page } from '@playwright/test'

/** What is wrong with what is written and pressed, in words. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const open = [...document.querySelectorAll('dialog[open]')].at(-1)
    const root: ParentNode = open ?? document.body
    const shown = (part: HTMLElement) =>
      part.checkVisibility() &&
      !part.closest('.unseen, [aria-hidden="true"]') &&
      getComputedStyle(part).clipPath === 'none'
    const name = (part: HTMLElement) =>
      `${part.tagName} ${part.className.toString().split(' ')[0]} "${(part.ariaLabel ?? part.innerText).slice(0, 30).replaceAll('\n', ' ')}"`
    // What scrolls sideways by itself may be wider than the window.
    const scrolls = (part: Element) =>
      ['.frame', '.wide', '[role="log"]', 'main > .sheet'].some((one) => part.closest(one))
    const within = [...root.querySelectorAll<HTMLElement>('*')].filter(shown)
    for (const part of within) {
      if (scrolls(part)) continue
      const box = part.getBoundingClientRect()
      if (box.width < 3 || box.height < 3) continue
      const out = Math.max(-box.left, box.right - innerWidth)
      // Cards of a hand, and what is drawn, may reach beyond the edge.
      if (
        out > 1 &&
        part.matches('h1, h2, h3, p, button, a, label, input, select, th, td, li, dt, dd')
      )
        found.push(`${name(part)} is ${Math.round(out)} px outside`)
      const text = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      )
      const { overflowX, textOverflow } = getComputedStyle(part)
      if (
        text &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 0 &&
        overflowX !== 'visible'
      )
        found.push(`${name(part)} is cut (${textOverflow})`)
    }
    // Nothing that is pressed or read at the table lies over another.
    const boxes = [
      ...document.querySelectorAll<HTMLElement>(
        '.table-page :is(header h1, header button, header a, .status > li, .seats .badge, .rail .badge, .rail .button, .laid, .hand, .news)',
      ),
    ]
      .filter((part) => !open && shown(part))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
    for (const [index, one] of boxes.entries()) {
      const low = Math.max(-one.box.top, one.box.bottom - innerHeight)
      if (low > 1) found.push(`${name(one.part)} is ${Math.round(low)} px above or below`)
      for (const other of boxes.slice(index + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 2 && down > 2) found.push(`${name(one.part)} lies over ${name(other.part)}`)
      }
    }
    for (const chip of document.querySelectorAll<HTMLElement>('.status > li'))
      if (
        !open &&
        shown(chip) &&
        chip.clientHeight < 1.5 * parseFloat(getComputedStyle(chip).fontSize)
      )
        found.push(`${name(chip)} is only ${chip.clientHeight} px high`)
    for (const badge of document.querySelectorAll<HTMLElement>('.badge')) {
      const around = badge.getBoundingClientRect()
      for (const part of badge.querySelectorAll<HTMLElement>('.name, .fact, .total')) {
        const box = part.getBoundingClientRect()
        if (!open && box.width > 3 && (box.bottom > around.bottom + 2 || box.top < around.top - 2))
          found.push(`${part.innerText} leaves the badge of ${badge.innerText.slice(0, 12)}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    if (open) {
      const body = open.querySelector('.body')!
      if (body.clientHeight < 100)
        found.push(`the dialog shows ${body.clientHeight} px of what it tells`)
    }
    return found
  })
