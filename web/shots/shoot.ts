/** How pictures are taken: at every size, in the light and at night. */
import type { Page } from '@playwright/test'

export type Size = readonly [width: number, height: number]

export const SIZES: readonly Size[] = [
  [1920, 1080],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 568],
]

/** For what is less crowded than a table with cards. */
export const FEWER: readonly Size[] = [
  [1280, 800],
  [640, 400],
  [390, 844],
  [320, 568],
]

const THEMES = [
  ['light', 'light'],
  ['night', 'dark'],
] as const

interface Wish {
  sizes?: readonly Size[]
  /** The whole page, not the window alone. */
  fullPage?: boolean
  /** What scrolls within the window: a picture of each screenful. */
  scrolls?: string
}

/** Takes pictures of what is shown now, and leaves the page as large as it was. */
export async function shoot(
  page: Page,
  name: string,
  { sizes = SIZES, fullPage = false, scrolls }: Wish = {},
) {
  const before = page.viewportSize()
  // On a picture of the whole page all is in sight.
  if (fullPage) await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const [theme, colorScheme] of THEMES) {
      await page.emulateMedia({ colorScheme })
      await rest(page)
      for (let screenful = 0; screenful < 6; screenful++) {
        const moved = screenful === 0 || (scrolls && (await scrollOn(page, scrolls)))
        if (!moved) break
        // What has just come into sight is not drawn at once: cards have shadows.
        if (screenful > 0) await page.waitForTimeout(300)
        const part = screenful === 0 ? '' : `-${screenful + 1}`
        const path = `shots/pictures/${name}-${width}x${height}-${theme}${part}.png`
        await page.screenshot({ path, fullPage })
      }
      if (scrolls)
        await page
          .locator(scrolls)
          .last()
          .evaluate((box) => box.scrollTo(0, 0))
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

/** Waits until nothing moves: after a change of its size the page is laid out again. Its own clock may stand still. */
async function rest(page: Page) {
  let before = ''
  for (let same = 0, looks = 0; same < 2 && looks < 50; looks++) {
    await page.waitForTimeout(50)
    const now = await page.evaluate(() =>
      [...document.querySelectorAll('body *:not(svg *)')]
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
        .join(),
    )
    same = now === before ? same + 1 : 0
    before = now
  }
}

/** Scrolls by a screenful. False when the end is reached. */
function scrollOn(page: Page, box: string): Promise<boolean> {
  return page
    .locator(box)
    .last()
    .evaluate((box) => {
      const from = box.scrollTop
      box.scrollBy({ top: box.clientHeight - 24, behavior: 'instant' })
      return box.scrollTop > from + 24
    })
}
