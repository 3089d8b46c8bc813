/** Hints and lessons are true on a screen without a keyboard too, and use the labels of the buttons. */
import { expect, test } from 'vitest'
import { barOf } from '../table/dialogs/menu'

const texts = import.meta.glob<string>('./*/{table,opening,lesson}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const rail = Object.values(
  import.meta.glob<string>('../table/actions/Rail.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join()

test.each(Object.entries(texts))('%s names no key', (_, text) => {
  expect(text).not.toMatch(/\b[Pp]ress (the )?[A-Z?](?![a-z])/)
  // The button has one name, also where a lesson speaks of it.
  expect(text).not.toMatch(/\bSuggest\b/)
})

test('the things that hints name exist', () => {
  expect(texts['./hearts/table.ts']).toContain('Last trick in the bar')
  for (const multiplayer of [false, true])
    expect(barOf({ tricks: true, multiplayer }).map(({ name }) => name)).toContain('Last trick')
  expect(texts['./hearts/lesson.ts']).toContain('Hint shows what a bot would do')
  expect(rail.match(/>\s*Hint\s*</g)).toHaveLength(1)
})
