import { expect, test, vi } from 'vitest'
import { lifeOf, snapshotOf } from '../table/testing'
import type { TableLife } from '../wire/types'
import { askedOf } from './asked'

const requests = { answer: vi.fn(), comeBack: vi.fn(), goOnWithMatch: vi.fn() }

function asked(life: Partial<TableLife>, you: number | null = 0, away: 'gone' | null = null) {
  const seats = snapshotOf().seats.map((seat, at) => ({ ...seat, away: at === 0 ? away : null }))
  return askedOf(snapshotOf({ life: lifeOf(life), you, seats }), requests)
}

const labels = (prompt: ReturnType<typeof asked>) => prompt?.answers.map(({ label }) => label)

test('a table under way asks nothing', () => {
  expect(asked({})).toBeNull()
})

test('whoever is asked can agree or not; the proposer can take it back; others only read it', () => {
  const proposal = { what: 'stop' as const, by: 1, agreed: [1], asked: [0] }
  const mine = asked({ proposal })!
  expect(mine.text).toBe('Ada proposes to stop the match here.')
  expect(labels(mine)).toEqual(['Agree', 'No'])
  mine.answers[0]!.act()
  expect(requests.answer).toHaveBeenLastCalledWith(true)
  mine.answers[1]!.act()
  expect(requests.answer).toHaveBeenLastCalledWith(false)
  expect(labels(asked({ proposal }, 1))).toEqual(['Never mind'])
  const watched = asked({ proposal }, null)!
  expect(watched.text).toBe('Ada proposes to stop the match here. Zoe has to agree.')
  expect(watched.answers).toEqual([])
})

test('whoever a bot plays for can play again', () => {
  const prompt = asked({ paused: true }, 0, 'gone')!
  expect(prompt.text).toBe('You were gone, so a bot plays for you.')
  prompt.answers[0]!.act()
  expect(requests.comeBack).toHaveBeenCalled()
})

test('a paused match goes on when its host says so', () => {
  expect(labels(asked({ paused: true }))).toEqual(['Go on'])
  expect(labels(asked({ paused: true, yours: false }))).toEqual([])
  asked({ paused: true })!.answers[0]!.act()
  expect(requests.goOnWithMatch).toHaveBeenCalled()
  expect(asked({ paused: true, stage: 'over' })).toBeNull()
})
