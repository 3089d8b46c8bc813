/** Hints and lessons are true on a screen without a keyboard too, and use the labels of the buttons. */
import { expect, test } from 'vitest'
import { faces } from '../game/faces'
import { plain, t } from '../language/language.svelte'
import { barOf } from '../table/dialogs/menu'
import { tableOf } from '../table/model/games'

const lessons = import.meta.glob<string>('../../../locales/en/lesson-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const hints = faces.flatMap(({ id }) =>
  tableOf(id)!.hints.map((hint): [string, string] => [hint.id, plain(hint.text)]),
)

test.each([...Object.entries(lessons), ...hints])('%s names no key', (_, text) => {
  expect(text).not.toMatch(/\b[Pp]ress (the )?[A-Z?](?![a-z])/)
  // The button has one name, also where a lesson speaks of it.
  expect(text).not.toMatch(/\bSuggest\b/)
})

test('the things that hints name exist', () => {
  expect(t('hearts-hint-last')).toContain('Last trick in the bar')
  for (const multiplayer of [false, true])
    expect(barOf({ tricks: true, multiplayer }).map(({ name }) => plain(name))).toContain(
      'Last trick',
    )
  expect(lessons['../../../locales/en/lesson-hearts.ftl']).toContain(`Tap ${t('table-hint')}.`)
})
