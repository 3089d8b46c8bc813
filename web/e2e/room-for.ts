/** Finds faults in the layout of a page, at every size of the window. */
import type { Page } from '@playwright/test'
import { expect, type Wanted } from './fixtures'
import { all } from './long'

/** What `make test-all` looks at beside them: sizes near another one. */
const MORE: [number, number][] = [
  [1280, 800],
  [1024, 768],
  [667, 375],
  [360, 640],
]

export const SIZES: [number, number][] = [
  ...(all ? MORE : []),
  [1366, 768],
  [768, 1024],
  [844, 390],
  [640, 400],
  [568, 320],
  [390, 844],
  [320, 568],
  // Last, so that the largest follows on the smallest: nothing keeps the size it had there.
  [1920, 1080],
]

export const TABLES: Wanted[] = [
  { game: 'hearts', players: 4 },
  { game: 'hearts', players: 7 },
  { game: 'cardominoes', players: 3 },
  { game: 'wild-twists', players: 8 },
  { game: 'black-hearts', players: 6 },
  { game: 'heartcatchers', players: 2 },
]

/** The faults in the boxes of the page, in words. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Named {
      name: string
      box: DOMRect
    }
    const found: string[] = []
    const mirrored = document.dir === 'rtl'
    const named = (selector: string): Named[] =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 2 && box.height > 2 && element.offsetParent)
        .map(({ element, box }) => ({
          name: `${selector} "${element.innerText.slice(0, 24).replaceAll('\n', ' ')}"`,
          box,
        }))
    const parts = [
      'header > :not(section)',
      '.status > li',
      '.seats .badge',
      '.backs',
      '.band .gift',
      // Staged moments lie over the cards that were played, and over nothing else.
      ...(document.querySelector('.staged, .notice')
        ? ['.staged > *', '.notice']
        : ['.laid', '.draw']),
      '.say > .say > *',
      '.rail .badge',
      '.rail .button',
      '.hand',
      'section[aria-label="Match scores"]',
      '.drawer.open',
    ].map((selector) => ({ selector, boxes: named(selector) }))
    const all = parts.flatMap(({ boxes }) => boxes)
    for (const { name, box } of [...all, ...named('.hand .slot')]) {
      const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight)
      if (out > 1) found.push(`${name} is ${Math.round(out)} px outside`)
    }
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 2 && down > 2) {
          found.push(
            `${one.name} lies ${Math.round(across)} x ${Math.round(down)} px over ${other.name}`,
          )
        }
      }
    }
    // The cards of a hand lie over each other; what a finger finds of them is tested by itself.
    for (const press of document.querySelectorAll<HTMLElement>(
      '.table-page :is(button, a):not(.slot), dialog :is(button, a, select)',
    )) {
      // All of a hint is its button.
      const { width, height } = (
        press.closest('[aria-label="Tip"]') ?? press
      ).getBoundingClientRect()
      if (!press.checkVisibility() || Math.min(width, height) >= 43.5) continue
      // A link in a sentence is as high as the sentence.
      if (press.tagName === 'A' && press.closest('p')) continue
      const name = (press.ariaLabel ?? press.innerText).slice(0, 40).replaceAll('\n', ' ')
      found.push(`"${name}" is ${Math.round(width)} x ${Math.round(height)} px: too small`)
    }
    for (const back of document.querySelectorAll('.backs span')) {
      const [inside, around] = [back, back.closest('li')!].map((part) =>
        part.getBoundingClientRect(),
      )
      const out = Math.max(around!.left - inside!.left, inside!.right - around!.right)
      if (out > 5) found.push(`a card's back is ${Math.round(out)} px beside its seat`)
    }
    for (const badge of document.querySelectorAll<HTMLElement>('.badge')) {
      const around = badge.getBoundingClientRect()
      const total = badge.querySelector('.total')!.getBoundingClientRect()
      for (const fact of badge.querySelectorAll<HTMLElement>('.fact, .total')) {
        const inside = fact.getBoundingClientRect()
        const text = fact.innerText.replaceAll('\n', ' ')
        if (inside.right > around.right + 1)
          found.push(`${text} leaves the badge of ${badge.innerText.slice(0, 20)}`)
        if (fact.classList.contains('total') || inside.width < 3 || total.width < 3) continue
        const across = Math.min(inside.right, total.right) - Math.max(inside.left, total.left)
        const down = Math.min(inside.bottom, total.bottom) - Math.max(inside.top, total.top)
        if (across > 1 && down > 3)
          found.push(`${text} lies under the score of ${badge.innerText.slice(0, 20)}`)
      }
      // The box of the text, not of its element.
      const written = (part: Element) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const text = range.getBoundingClientRect()
        const box = part.getBoundingClientRect()
        const [left, right] = [Math.max(text.left, box.left), Math.min(text.right, box.right)]
        return { ...text.toJSON(), left, right, bottom: box.bottom }
      }
      const name = badge.querySelector('.name')!
      const said = written(name)
      const apart = mirrored ? said.left - total.right : total.left - said.right
      // More than between two words.
      if (total.width > 3 && said.bottom > total.top + 3 && apart < 6)
        found.push(`${name.textContent} is ${Math.round(apart)} px from its score`)
      for (const corner of badge.querySelectorAll('.mark')) {
        const { left, right, top, bottom } = corner.getBoundingClientRect()
        for (const part of badge.querySelectorAll<HTMLElement>('.name, .total, .fact')) {
          const other = written(part)
          if (other.width < 3) continue
          // The letters are lower than their line.
          const line = (other.bottom - other.top) * 0.2
          const across = Math.min(right, other.right) - Math.max(left, other.left)
          const down = Math.min(bottom, other.bottom - line) - Math.max(top, other.top + line)
          if (across > 0.5 && down > 0.5)
            found.push(
              `${corner.textContent} lies ${Math.round(down)} px over ${part.innerText} of ${name.textContent}`,
            )
        }
      }
      const mark = badge.querySelector('.account svg')?.getBoundingClientRect()
      for (const part of badge.querySelectorAll<HTMLElement>('.fact, .total, .name')) {
        const other = part.getBoundingClientRect()
        if (!mark || mark.width < 3 || other.width < 3) continue
        const across = Math.min(mark.right, other.right) - Math.max(mark.left, other.left)
        const down = Math.min(mark.bottom, other.bottom) - Math.max(mark.top, other.top)
        if (across > 1 && down > 3)
          found.push(`the mark of ${badge.innerText.slice(0, 20)} lies over ${part.innerText}`)
      }
    }
    for (const card of document.querySelectorAll('.laid')) {
      const wide = card.getBoundingClientRect().width
      if (wide < 30) found.push(`a card of the trick is ${Math.round(wide)} px wide`)
    }
    for (const words of document.querySelectorAll<HTMLElement>('.staged > p')) {
      const range = document.createRange()
      const painted = [words, ...words.querySelectorAll('*')].find(
        (part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)',
      )
      const widest = (boxes: DOMRectList) => Math.max(...[...boxes].map(({ width }) => width))
      const text = words.firstElementChild?.firstChild ?? words.firstChild!
      range.selectNodeContents(text)
      const more = widest(painted!.getClientRects()) - widest(range.getClientRects())
      if (more > 60)
        found.push(`the ground of ${words.innerText} is ${Math.round(more)} px wider than it`)
    }
    const cut = [
      '.six',
      '.notice',
      '.status',
      '.prompt',
      '.news',
      '.draw',
      '.draw p',
      '.draw li > .name',
      '[aria-label^="You shot"]',
    ]
    for (const part of document.querySelectorAll<HTMLElement>(cut.join())) {
      // Texts for screen readers are hidden from sight.
      if (getComputedStyle(part).clipPath !== 'none') continue
      // Where a finger finds a chip is larger than what is drawn.
      const chips = [...part.children].map((chip) => chip.getBoundingClientRect().bottom)
      const [down, across] = [
        part.matches('.status')
          ? Math.max(...chips) - part.getBoundingClientRect().bottom
          : part.scrollHeight - part.clientHeight,
        part.scrollWidth - part.clientWidth,
      ]
      if (down > 3 || across > 1) {
        const text = part.innerText.slice(0, 40).replaceAll('\n', ' ')
        found.push(`${text} is cut by ${across} x ${down} px`)
      }
    }
    const title = document.querySelector('header h1')!
    const above = title.closest('header')!.getBoundingClientRect().top
    if (
      title.scrollWidth > title.clientWidth ||
      title.scrollHeight > 44 ||
      title.getBoundingClientRect().top < above - 0.5
    )
      found.push(`${title.textContent} is cut`)
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    return found
  })
}

/** Looks at the page at every size. */
export async function roomForAll(page: Page, what: string, sizes = SIZES) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expect(async () => {
      expect(await faults(page), `${width} x ${height}, ${what}`).toEqual([])
    }).toPass({ timeout: 6_000, intervals: [50, 100, 200, 400] })
  }
}
