import { expect, test, vi } from 'vitest'
import { noteStays, Voice, WORD_STAYS } from './announcer.svelte'

test('what is said is kept for a while, each sentence once', () => {
  const voice = new Voice()
  for (let number = 1; number <= 100; number++) voice.say(`Sentence ${number}.`)
  const { said } = voice
  expect(said.at(-1)?.text).toBe('Sentence 100.')
  expect(said.length).toBeLessThan(100)
  expect(new Set(said.map(({ id }) => id)).size).toBe(said.length)
  expect(voice.note).toBeNull()
})

test('what the table shows itself is said among the rest, and known from it', () => {
  const voice = new Voice()
  voice.say('Ada leads the 2 of clubs.')
  voice.sayShown('Your turn: 3 cards may be played.')
  expect(voice.said.map(({ text, shown }) => [text, shown ?? false])).toEqual([
    ['Ada leads the 2 of clubs.', false],
    ['Your turn: 3 cards may be played.', true],
  ])
})

test('a note is shown and said, also when it is told twice', () => {
  const voice = new Voice()
  voice.tell('Clubs were led.')
  const first = voice.note
  voice.tell('Clubs were led.')
  expect(voice.note).toMatchObject({ text: 'Clubs were led.' })
  expect(voice.note?.id).not.toBe(first?.id)
  expect(voice.said).toHaveLength(2)
  voice.clear()
  expect(voice.note).toBeNull()
})

test('a note goes when there was time to read it, and not with the one before it', () => {
  vi.useFakeTimers()
  const voice = new Voice()
  const text = 'There is no last trick yet.'
  voice.tell(text)
  vi.advanceTimersByTime(noteStays(text) - 1)
  voice.tell('Clubs were led.')
  vi.advanceTimersByTime(1)
  expect(voice.note?.text).toBe('Clubs were led.')
  vi.advanceTimersByTime(noteStays('Clubs were led.'))
  expect(voice.note).toBeNull()
  expect(noteStays('x'.repeat(200))).toBeGreaterThan(noteStays(text))
  vi.useRealTimers()
})

test('what somebody says is in the log and shown for a while, the last thing alone', () => {
  vi.useFakeTimers()
  const voice = new Voice()
  voice.quote('Ben says: Hello!')
  vi.advanceTimersByTime(WORD_STAYS - 1)
  voice.quote('Cleo says: Thanks!')
  vi.advanceTimersByTime(1)
  expect(voice.word?.text).toBe('Cleo says: Thanks!')
  vi.advanceTimersByTime(WORD_STAYS)
  expect(voice.word).toBeNull()
  expect(voice.said.map(({ text }) => text)).toEqual(['Ben says: Hello!', 'Cleo says: Thanks!'])
  vi.useRealTimers()
})

test('what was said before is there to be read, and is no news', () => {
  const voice = new Voice()
  voice.say('It is over.')
  voice.recall(Array.from({ length: 100 }, (_, index) => `Sentence ${index + 1}.`))
  expect(voice.past.at(-1)?.text).toBe('Sentence 100.')
  expect(voice.past[0]?.text).not.toBe('Sentence 1.')
  expect(new Set(voice.past.map(({ id }) => id)).size).toBe(voice.past.length)
  // A dialog says what is newer than the last that was said when it opened, or than nothing.
  expect(voice.past.filter(({ id }) => id > 0)).toEqual([])
  expect(voice.said.map(({ text }) => text)).toEqual(['It is over.'])
})
