/** A whole match with the keyboard alone in a low window: from the lobby to the end, and another one. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { enter, focus, KEYS, tabTo, tabToHand } from './keys'
import { cards, now, step, type Manner } from './play'

test.use({ painted: true })

const LOW: [number, number][] = [
  [640, 400],
  [844, 390],
]

/** What is wrong with the place of the keyboard, in words; empty where it can be seen. */
const lost = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return 'the focus is nowhere'
    // A choice is an input that its label draws.
    const focused = (active.matches('.unseen') && active.closest('label')) || active
    const name = `${focused.tagName} ${focused.className} "${(focused.ariaLabel ?? (focused as HTMLElement).innerText ?? '').slice(0, 40).replaceAll('\n', ' ')}"`
    const box = focused.getBoundingClientRect()
    const right = Math.min(box.right, innerWidth)
    const bottom = Math.min(box.bottom, innerHeight)
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
    if (right - left < 8 || bottom - top < 8) return `${name} is out of sight`
    // Where a page or a scoring begins is no place to act.
    if (focused.matches('[tabindex="-1"]:not(button)')) return ''
    const ring = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 1) || boxShadow !== 'none'
    }
    const near = [focused, focused.parentElement!, ...focused.querySelectorAll('*')]
    if (!active.matches(':focus-visible')) return `${name} does not show the focus`
    if (!near.some(ring)) return `${name} has no ring`
    // Some of it is seen: cards of a hand lie over each other.
    for (let x = 1; x < 8; x++)
      for (let y = 1; y < 8; y++) {
        const seen = document.elementFromPoint(
          left + ((right - left) * x) / 8,
          top + ((bottom - top) * y) / 8,
        )
        if (seen && (focused.contains(seen) || seen === focused.closest('label'))) return ''
      }
    return `${name} lies under something else`
  })

const shows = (page: Page, what: string) =>
  expect.poll(() => lost(page), `${what}, ${page.viewportSize()!.width} wide`).toBe('')

/** Opens what a key opens, and closes it: the keyboard is where it was. */
async function lookAt(page: Page, key: string, name: RegExp) {
  await page.keyboard.press(key)
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet).toBeVisible()
  await shows(page, `${name}`)
  for (let stops = 0; stops < 4; stops++) {
    await page.keyboard.press('Tab')
    // After the last stop of a dialog comes the browser's own bar, then its first stop.
    if ((await focus(page)) === '') await page.keyboard.press('Tab')
    await shows(page, `${name}, stop ${stops}`)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await shows(page, `after ${name}`)
}

/** The games, with what makes a match short. */
const GAMES: { name: string; options?: (page: Page) => Promise<void> }[] = [
  { name: 'Hearts', options: (page) => choose(page, 'Play to', '50') },
  { name: 'CARDominoes Hearts', options: (page) => write(page, 'Play to', '20') },
  { name: 'Wild Twists Hearts', options: (page) => choose(page, 'Length', 'Short') },
  { name: 'Black Hearts' },
  { name: 'Heartcatchers' },
  { name: 'Custom Hearts', options: (page) => write(page, 'Play to', '10') },
]

const setup = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, legend: string, name: string) {
  const group = setup(page).getByRole('group', { name: legend })
  await tabTo(group.locator('input:checked'))
  const wanted = group.getByRole('radio', { name })
  for (let moves = 0; moves < 6 && !(await wanted.isChecked()); moves++)
    await page.keyboard.press('ArrowLeft')
  await expect(wanted).toBeChecked()
}

async function write(page: Page, label: string, text: string) {
  await tabTo(setup(page).getByLabel(label))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

for (const { name, options } of GAMES) {
  test(`${name} is played in low windows without a mouse`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto('/')
    const open = page.getByRole('button', { name: `Options of ${name}`, exact: true })
    await tabTo(open)
    await shows(page, 'the lobby')
    await page.keyboard.press('Enter')
    await setup(page).waitFor()
    await shows(page, 'the options')
    await options?.(page)
    await shows(page, 'an option')
    await enter(setup(page).getByRole('button', { name: 'Play', exact: true }))
    await now(page)

    let steps = 0
    const manner: Manner = {
      card: async (card) => {
        await KEYS.card(card)
        await shows(page, 'a card')
      },
      button: async (button) => {
        await tabTo(button)
        await shows(page, 'a button')
        await page.keyboard.press('Enter')
      },
      look: async (what) => {
        const [width, height] = LOW[steps++ % LOW.length]!
        await page.setViewportSize({ width, height })
        await shows(page, what)
      },
    }
    await page.keyboard.press('Tab')
    await shows(page, 'the table')
    await lookAt(page, 'r', /rules$/)
    await lookAt(page, 'h', /What happened|History/)
    await lookAt(page, 's', /Scores/)
    await lookAt(page, '?', /Keyboard shortcuts/)
    await enter(page.getByRole('button', { name: 'Menu', exact: true }))
    await expect(page.getByRole('dialog')).toBeVisible()
    await shows(page, 'the menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    await tabToHand(page)
    await shows(page, 'the hand')

    while (await step(page, manner)) await shows(page, 'after a step')
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/win/)
    const ended = page.url()
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Rematch' }))
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== ended)
    await now(page)
    await expect(cards(page).first()).toBeVisible()
    await shows(page, 'the next match')
  })
}
