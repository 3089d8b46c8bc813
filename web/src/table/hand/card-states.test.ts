import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Opening } from '../../cards/first'
import { plain } from '../../language/language.svelte'
import { PREMOVE, CHOSEN, HINTED, NEW, PLAYABLE, REFUSED, cardStatesOf } from './card-states'

const openings = import.meta.glob<{ default: Opening }>('../../games/*/opening.ts', { eager: true })
const none = {
  ahead: false,
  chosen: false,
  hinted: false,
  fresh: false,
  playable: false,
  refused: false,
}

test('every sign is drawn', () => {
  const style = readFileSync(`${import.meta.dirname}/card-states.css`, 'utf8')
  for (const { className } of [PLAYABLE, REFUSED, CHOSEN, PREMOVE, HINTED, NEW])
    expect(style).toContain(`.slot.${className} `)
})

test('no tag stands for two signs', () => {
  const tags = [CHOSEN, PREMOVE, HINTED, NEW].map(({ tag }) => tag)
  expect(new Set(tags).size).toBe(tags.length)
})

test("the player's own selection comes before other states", () => {
  const tag = (has: Partial<typeof none>) =>
    cardStatesOf({ ...none, ...has }).find((state) => state.tag)?.tag
  expect(tag({ fresh: true, refused: true })).toBe(NEW.tag)
  expect(tag({ fresh: true, playable: true, hinted: true })).toBe(HINTED.tag)
  expect(tag({ fresh: true, hinted: true, chosen: true })).toBe(CHOSEN.tag)
  expect(tag({ fresh: true, ahead: true })).toBe(PREMOVE.tag)
  expect(tag({ playable: true })).toBeUndefined()
})

test('hints name the states as they are drawn', () => {
  const hints = Object.values(openings).map(({ default: { play } }) => (play ? plain(play) : ''))
  const about = hints.filter((hint) => hint.includes('You can play the'))
  expect(about).toHaveLength(4)
  for (const hint of about) expect(hint).toContain('highlighted')
  // No hint names a colour: theme, cloth and system change them.
  for (const hint of hints) expect(hint).not.toMatch(/gold|edge|dim\b/)
})
