import { expect, test } from 'vitest'
import { chatText, quickPhrases } from './phrases'

test('every quick phrase has a text of its own', () => {
  expect(new Set(quickPhrases.map(({ text }) => text)).size).toBe(8)
  for (const { sign, text } of quickPhrases) expect(chatText({ sign })).toBe(text)
  expect(chatText({ text: 'hi' })).toBe('hi')
})
