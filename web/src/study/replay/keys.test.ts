import { expect, test } from 'vitest'
import { commandOf } from './keys'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

test('arrows go by steps, with Shift or up and down by tricks', () => {
  expect(commandOf({ ...plain, key: 'ArrowRight' }, null)).toBe('forward')
  expect(commandOf({ ...plain, key: 'ArrowLeft' }, null)).toBe('back')
  expect(commandOf({ ...plain, key: 'ArrowRight', shiftKey: true }, null)).toBe('next-trick')
  expect(commandOf({ ...plain, key: 'ArrowUp' }, null)).toBe('previous-trick')
  expect(commandOf({ ...plain, key: 'PageDown' }, null)).toBe('next-hand')
  expect(commandOf({ ...plain, key: ' ' }, null)).toBe('play')
  expect(commandOf({ ...plain, key: 'x' }, null)).toBeNull()
})

test('fields, buttons, lists and the browser keep their own keys', () => {
  expect(commandOf({ ...plain, key: 'ArrowRight', altKey: true }, null)).toBeNull()
  expect(commandOf({ ...plain, key: 'ArrowRight' }, 'field')).toBeNull()
  expect(commandOf({ ...plain, key: ' ' }, 'button')).toBeNull()
  expect(commandOf({ ...plain, key: 'ArrowRight' }, 'button')).toBe('forward')
  expect(commandOf({ ...plain, key: 'ArrowDown' }, 'list')).toBeNull()
  expect(commandOf({ ...plain, key: 'ArrowRight' }, 'list')).toBe('forward')
})
