import { expect, test } from 'vitest'
import type { Sign } from '../wire/types'
import { chatText, quickPhrases } from './phrases'

test('every quick phrase has a text of its own', () => {
  const texts = quickPhrases.map((sign) => chatText({ sign }))
  expect(new Set(texts).size).toBe(8)
  expect(texts).not.toContain('')
  expect(chatText({ sign: 'unheard-of' as Sign })).toBe('')
  expect(chatText({ text: 'hi' })).toBe('hi')
})
