/** A whole match among people who have a keyboard and a screen reader: what they do, and what they hear of it. */
import type { Page } from '@playwright/test'
import { DESKTOP, isOver, playOn, somebody } from './company'
import { accessible, expect, test } from './fixtures'
import { heard, listen, times } from './hearing'
import { enter, focus, KEYS, tabTo, write } from './keys'
import { allowed, cards, now } from './play'
import { verified } from './program'

const people = (page: Page) => page.getByRole('dialog', { name: 'People' })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

const LOW = [...'2345678'].flatMap((rank) => [...'CDSH'].map((suit) => rank + suit))

async function openPeople(page: Page) {
  await page.keyboard.press('p')
  await expect(people(page)).toBeVisible()
  return people(page)
}

async function closePeople(page: Page) {
  await page.keyboard.press('Escape')
  await expect(people(page)).toHaveCount(0)
  expect(await focus(page), 'the focus after the dialog').not.toBe('')
}

const hears = (page: Page, text: string | RegExp) =>
  expect
    .poll(() => heard(page))
    .toEqual(expect.arrayContaining([text instanceof RegExp ? expect.stringMatching(text) : text]))

test('three people and a bot play a match with the keyboard, and hear what happens', async ({
  page: anna,
  browser,
}) => {
  test.setTimeout(300_000)
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const ben = await somebody(browser, 'Ben', { size: DESKTOP })
  const cleo = await somebody(browser, '', { size: DESKTOP })
  const all = [anna, ben, cleo]
  for (const page of all) await listen(page)

  // The table is made, for a single hand of six cards.
  await anna.goto('/')
  await enter(button(anna, 'Options of Custom Hearts'))
  const setup = anna.getByRole('dialog', { name: 'Custom Hearts' })
  await write(setup.getByLabel('Your name'), 'Anna')
  await write(setup.getByLabel('Play to'), '0')
  await write(setup.getByLabel('Hands', { exact: true }), '1')
  await write(setup.getByLabel('Removed cards'), LOW.join(' '))
  await enter(setup.getByRole('button', { name: 'With friends' }))

  // The others are asked to come, and sit down.
  await enter(button(anna, 'Copy link'))
  await hears(anna, 'Copied')
  const link = await anna.evaluate(() => navigator.clipboard.readText())
  await ben.goto(link)
  await enter(button(ben, 'Sit down'))
  await hears(anna, 'Ben sits down.')
  await cleo.goto(link)
  await write(cleo.getByLabel('Your name'), 'Cleo')
  await cleo.keyboard.press('Enter')
  await hears(ben, 'Cleo sits down.')
  await enter(button(anna, 'Add bot at seat 4'))
  await hears(cleo, 'The bot Ada sits down.')
  await hears(anna, 'All seats are taken. Start when you’re ready.')
  await enter(button(anna, 'Start match'))

  for (const page of all) {
    await hears(page, 'The match begins.')
    await hears(page, 'Hand 1 is dealt.')
    await now(page)
  }
  await playOn(all, (turn) => turn >= 6, undefined, KEYS)
  await accessible(anna, 'a table with people')

  // Something is said while somebody has a dialog open: everybody hears it, and nobody twice.
  const read = await openPeople(cleo)
  const talk = await openPeople(ben)
  await write(talk.getByLabel('Message'), 'Good luck!')
  await ben.keyboard.press('Enter')
  const said = 'Ben says: Good luck!'
  for (const page of [anna, cleo]) {
    await hears(page, said)
    expect(await times(page, said)).toBe(1)
  }
  await expect(read.getByRole('listitem').filter({ hasText: 'Good luck!' })).toBeVisible()
  await accessible(cleo, 'what was said')
  await closePeople(ben)
  await closePeople(cleo)

  // Somebody does not agree.
  await enter((await openPeople(anna)).getByRole('button', { name: 'Ask to stop the match' }))
  await hears(ben, 'Anna wants to stop the match here.')
  await expect(people(anna)).toContainText('You asked to stop the match here.')
  await closePeople(anna)
  await accessible(ben, 'a proposal')
  await enter(button(ben, 'Decline'))
  await hears(anna, 'Ben declined: the match continues.')
  await hears(cleo, 'Ben declined: the match continues.')

  // Somebody plays instead of answering.
  await enter((await openPeople(anna)).getByRole('button', { name: 'Ask to stop the match' }))
  await hears(cleo, 'Anna wants to stop the match here.')
  await closePeople(anna)
  const mine = (page: Page) => page.locator('[data-now="mine"]').isVisible()
  await expect.poll(async () => (await Promise.all(all.map(mine))).includes(true)).toBe(true)
  // One card: with it the turn is another's.
  for (const page of all) {
    if (!(await mine(page))) continue
    const held = await cards(page).count()
    await KEYS.card(allowed(page).first())
    await expect(cards(page), 'the card is played').toHaveCount(held - 1)
    break
  }
  await hears(anna, 'Someone played before everyone agreed: the match continues.')
  await hears(cleo, 'Someone played before everyone agreed: the match continues.')

  // Everybody agrees.
  await enter((await openPeople(ben)).getByRole('button', { name: /^Ask to take back/ }))
  await closePeople(ben)
  await enter(button(anna, 'Agree'))
  await enter(button(cleo, 'Agree'))
  await hears(anna, 'Ben takes back the last move.')
  await hears(ben, 'You take back the last move.')

  // Somebody leaves for good, and is reported all the same.
  await playOn(all, (turn) => turn >= 6, undefined, KEYS)
  await enter((await openPeople(cleo)).getByRole('button', { name: 'Leave table' }))
  await enter(people(cleo).getByRole('button', { name: 'Leave for good? A bot takes your seat' }))
  await cleo.waitForURL((url) => url.pathname === '/')
  await hears(anna, /^Cleo has left\. The bot/)
  const dialog = await openPeople(ben)
  await enter(dialog.getByRole('button', { name: 'Report Cleo, who has left' }))
  const form = dialog.getByRole('form', { name: 'Report Cleo' })
  await write(form.getByLabel('What happened? (optional)'), 'Left in the middle')
  await ben.keyboard.press('Enter')
  await hears(ben, /^Report sent\./)
  await closePeople(ben)

  // To the end, and what is left of it.
  const two = [anna, ben]
  await playOn(two, async () => (await isOver(anna)) && isOver(ben), undefined, KEYS)
  await accessible(anna, 'the end of a match with people')
  const result = await anna.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()
  expect(result).toMatch(/wins?\b/)
  await enter(button(anna, 'All games'))
  await enter(anna.getByRole('link', { name: 'Your matches' }))
  const link2 = anna.getByRole('link', { name: /^Transcript: Custom Hearts/ })
  await tabTo(link2)
  const download = anna.waitForEvent('download')
  await anna.keyboard.press('Enter')
  expect(verified(await (await download).path())).toContain('nothing is wrong with it')
  for (const page of [ben, cleo]) await page.context().close()
})
