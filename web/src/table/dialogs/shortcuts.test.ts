import { afterEach, expect, test } from 'vitest'
import { settings } from '../../settings/settings.svelte'
import { keyOf, withKey } from './shortcuts'

afterEach(() => Object.assign(settings, { keys: true }))

test('a button shows its key while letters are short cuts', () => {
  expect([keyOf('undo'), keyOf('trick'), keyOf('keys')]).toEqual(['U', 'L', '?'])
  expect(withKey('Take back', 'undo')).toBe('Take back (U)')
  settings.keys = false
  expect(withKey('Take back', 'undo')).toBe('Take back')
})
