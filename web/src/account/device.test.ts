import { expect, test } from 'vitest'
import { deviceText } from './device'

test('a device is named as the server found it', () => {
  expect(deviceText('Firefox on Android')).toBe('Firefox on Android')
  expect(deviceText('Safari on a Mac')).toBe('Safari on Mac')
  expect(deviceText('Samsung Internet')).toBe('Samsung Internet')
  expect(deviceText('A program, or a browser that does not say which')).toBe('Unknown device')
})
