import { expect, test, vi } from 'vitest'
import { Announcer, MESSAGE_DURATION, noteDuration } from './announcer.svelte'

test('the log keeps the last announcements, each with an id of its own', () => {
  const announcer = new Announcer()
  for (let number = 1; number <= 100; number++) announcer.announce(`Sentence ${number}.`)
  const { lines } = announcer
  expect(lines.at(-1)?.text).toBe('Sentence 100.')
  expect(lines.length).toBeLessThan(100)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(announcer.note).toBeNull()
})

test('what the table shows itself is announced in order, and marked', () => {
  const announcer = new Announcer()
  announcer.announce('Ada leads the 2 of clubs.')
  announcer.announceState('Your turn: 3 cards may be played.')
  expect(announcer.lines.map(({ text, shown }) => [text, shown ?? false])).toEqual([
    ['Ada leads the 2 of clubs.', false],
    ['Your turn: 3 cards may be played.', true],
  ])
})

test('a note is shown and announced, also the second time', () => {
  const announcer = new Announcer()
  announcer.showNote('Clubs were led.')
  const first = announcer.note
  announcer.showNote('Clubs were led.')
  expect(announcer.note).toMatchObject({ text: 'Clubs were led.' })
  expect(announcer.note?.id).not.toBe(first?.id)
  expect(announcer.lines).toHaveLength(2)
  announcer.clearNote()
  expect(announcer.note).toBeNull()
})

test('a note disappears after the time to read it, not with the one before it', () => {
  vi.useFakeTimers()
  const announcer = new Announcer()
  const text = 'There is no last trick yet.'
  announcer.showNote(text)
  vi.advanceTimersByTime(noteDuration(text) - 1)
  announcer.showNote('Clubs were led.')
  vi.advanceTimersByTime(1)
  expect(announcer.note?.text).toBe('Clubs were led.')
  vi.advanceTimersByTime(noteDuration('Clubs were led.'))
  expect(announcer.note).toBeNull()
  expect(noteDuration('x'.repeat(200))).toBeGreaterThan(noteDuration(text))
  vi.useRealTimers()
})

test('a chat message is logged and shown for a while, the last one alone', () => {
  vi.useFakeTimers()
  const announcer = new Announcer()
  announcer.showMessage('Ben says: Hello!')
  vi.advanceTimersByTime(MESSAGE_DURATION - 1)
  announcer.showMessage('Cleo says: Thanks!')
  vi.advanceTimersByTime(1)
  expect(announcer.message?.text).toBe('Cleo says: Thanks!')
  vi.advanceTimersByTime(MESSAGE_DURATION)
  expect(announcer.message).toBeNull()
  expect(announcer.lines.map(({ text }) => text)).toEqual([
    'Ben says: Hello!',
    'Cleo says: Thanks!',
  ])
  vi.useRealTimers()
})

test('earlier sentences can be read and are not announced', () => {
  const announcer = new Announcer()
  announcer.announce('It is over.')
  announcer.setEarlier(Array.from({ length: 100 }, (_, index) => `Sentence ${index + 1}.`))
  expect(announcer.earlier.at(-1)?.text).toBe('Sentence 100.')
  expect(announcer.earlier[0]?.text).not.toBe('Sentence 1.')
  expect(new Set(announcer.earlier.map(({ id }) => id)).size).toBe(announcer.earlier.length)
  // A dialog announces the lines that are newer than the last one when it opened.
  expect(announcer.earlier.filter(({ id }) => id > 0)).toEqual([])
  expect(announcer.lines.map(({ text }) => text)).toEqual(['It is over.'])
})
