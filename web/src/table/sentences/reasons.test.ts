/** Every reason of the bots has a message, whose English is theirs. */
import { expect, test } from 'vitest'
import reasons from '../../generated/hints.json'
import { reasonText } from './reasons'

const reason = (code: string) => ({ code, parameters: {}, sentence: 'As the server says it.' })

test.each(Object.entries(reasons))('%s is explained', (code, sentence) => {
  expect(reasonText(reason(code))).toBe(sentence)
})

test('a reason that the page does not know is shown as the server says it', () => {
  expect(reasonText(reason('of-a-later-release'))).toBe('As the server says it.')
})
