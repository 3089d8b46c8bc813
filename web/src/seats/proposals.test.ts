import { expect, test, vi } from 'vitest'
import { lifeOf, snapshotOf } from '../table/model/testing'
import type { EndedProposal, Proposed, Snapshot, TableEvent, TableLife } from '../wire/types'
import { alertOf } from './alert'
import { promptOf, endedProposalText } from './proposals'

const requests = { answer: vi.fn(), comeBack: vi.fn(), resumeMatch: vi.fn() }

function asked(life: Partial<TableLife>, you: number | null = 0, away: 'gone' | null = null) {
  const seats = snapshotOf().seats.map((seat, at) => ({ ...seat, away: at === 0 ? away : null }))
  return promptOf(snapshotOf({ life: lifeOf(life), you, seats }), requests)
}

const labels = (prompt: ReturnType<typeof asked>) => prompt?.answers.map(({ label }) => label)

test('a table under way asks nothing', () => {
  expect(asked({})).toBeNull()
})

test('those asked can agree or not; the proposer can withdraw; others only read it', () => {
  const proposal = { what: 'stop' as const, by: 1, agreed: [1], asked: [0] }
  const mine = asked({ proposal })!
  expect(mine.text).toBe('Ada wants to stop the match here.')
  expect(labels(mine)).toEqual(['Agree', 'Decline'])
  mine.answers[0]!.act()
  expect(requests.answer).toHaveBeenLastCalledWith(true)
  mine.answers[1]!.act()
  expect(requests.answer).toHaveBeenLastCalledWith(false)
  expect(labels(asked({ proposal }, 1))).toEqual(['Withdraw'])
  const watched = asked({ proposal }, null)!
  expect(watched.text).toBe('Ada wants to stop the match here. Waiting for Zoe.')
  expect(watched.answers).toEqual([])
})

test('a player who is sitting out can play again', () => {
  const prompt = asked({ paused: true }, 0, 'gone')!
  expect(prompt.text).toBe('You were away, so a bot plays for you.')
  prompt.answers[0]!.act()
  expect(requests.comeBack).toHaveBeenCalled()
})

test('a paused match goes on when its host says so', () => {
  expect(labels(asked({ paused: true }))).toEqual(['Resume match'])
  expect(labels(asked({ paused: true, yours: false }))).toEqual([])
  asked({ paused: true })!.answers[0]!.act()
  expect(requests.resumeMatch).toHaveBeenCalled()
  expect(asked({ paused: true, stage: 'over' })).toBeNull()
})

test('a player is alerted to a turn, a proposal, or a full table', () => {
  const text = (change: Partial<Snapshot>, myTurn = false) =>
    alertOf(snapshotOf(change), myTurn)?.text ?? null
  expect(text({}, true)).toBe('It’s your turn.')
  expect(text({}, false)).toBeNull()
  expect(text({ you: null }, true)).toBeNull()
  const base = snapshotOf()
  expect(text({ view: { ...base.view, phase: 'pass' } }, true)).toBe('Choose the cards you pass.')
  expect(text({ life: lifeOf({ stage: 'over' }) }, true)).toBeNull()
  const proposal = { what: 'stop', by: 1, agreed: [1], asked: [0] } as const
  const proposed = lifeOf({ proposal: { ...proposal, agreed: [1], asked: [0] } })
  expect(text({ life: proposed }, true)).toBe('Ada wants to stop the match here.')
  const answered = lifeOf({ proposal: { ...proposal, agreed: [0, 1], asked: [2] } })
  expect(text({ life: answered })).toBeNull()
})

test('the host of a table that is full is called to start it', () => {
  const call = (yours: boolean, free: boolean, bots: boolean) => {
    const seats = snapshotOf().seats.map((seat, index) => ({
      ...seat,
      bot: index > 0 && bots,
      free: index === 3 && free,
    }))
    return alertOf(snapshotOf({ seats, life: lifeOf({ stage: 'waiting', yours }) }), false)
  }
  expect(call(true, false, false)?.text).toBe('Every seat is taken: you can start the match.')
  expect(call(false, false, false)).toBeNull()
  expect(call(true, true, false)).toBeNull()
  expect(call(true, false, true)).toBeNull()
})

test('a proposal that ended without effect is reported', () => {
  const proposed = (what: Proposed) => {
    const proposal = { what, by: 1, agreed: [1], asked: [0] }
    return snapshotOf({ version: 7, life: lifeOf({ proposal }) })
  }
  const undo = proposed('undo')
  const gone = snapshotOf({ version: 7 })
  const ended = (before: Snapshot, after: Snapshot, ...events: TableEvent[]) =>
    endedProposalText(before, { version: after.version, events, snapshot: after })
  expect(ended(undo, gone)).toBe('Ada’s proposal has ended.')
  expect(ended({ ...undo, you: 1 }, { ...gone, you: 1 })).toBe('Your proposal has ended.')
  expect(ended(undo, undo)).toBeNull()
  expect(ended(gone, gone)).toBeNull()

  // Somebody played instead.
  const later = { ...gone, version: 8 }
  const played = { kind: 'hearts-broken' } as const
  const wentOn = 'The match continued, so Ada’s proposal has ended.'
  for (const what of ['undo', 'stop', 'finish', 'claim'] as const) {
    expect(ended(proposed(what), later, played)).toBe(wentOn)
  }
  // It was done: what was played is taken back, the hand is over, or the match.
  const next = { ...later, view: { ...later.view, hand_number: 2 } }
  expect(ended(undo, later, { kind: 'undone', seat: 1 })).toBeNull()
  expect(ended(proposed('finish'), next, played)).toBeNull()
  expect(ended(proposed('claim'), next, played)).toBeNull()
  expect(ended(proposed('stop'), { ...gone, life: lifeOf({ stage: 'over' }) })).toBeNull()
  // What happened is not known.
  expect(ended(undo, later)).toBeNull()
})

test('a proposal does not block play: its answers can wait', () => {
  const proposal = { what: 'stop' as const, by: 1, agreed: [1], asked: [0] }
  for (const you of [0, 1, null]) expect(asked({ proposal }, you)!.later).toBe(true)
  expect(asked({}, 0, 'gone')!.later).toBeUndefined()
})

test('the report says why a proposal ended without effect', () => {
  const ended = (change: Partial<EndedProposal>, you: number | null = 1) => {
    const proposal = { what: 'stop' as const, by: 1, agreed: [1], asked: [0] }
    const before = snapshotOf({ version: 7, you, life: lifeOf({ proposal }) })
    const ended = { what: 'stop' as const, by: 1, how: 'lapsed' as const, seat: null, ...change }
    const snapshot = snapshotOf({ version: 7, you, life: lifeOf({ ended }) })
    return endedProposalText(before, { version: 7, events: [], snapshot })
  }
  expect(ended({ how: 'declined', seat: 0 })).toBe('Zoe declined: the match continues.')
  expect(ended({ how: 'declined', seat: 0 }, 0)).toBe('You declined: the match continues.')
  expect(ended({ how: 'withdrawn', what: 'undo' }, 0)).toBe(
    'Ada withdrew the proposal: the move stands.',
  )
  expect(ended({ how: 'withdrawn' })).toBe('You withdrew your proposal: the match continues.')
  expect(ended({ what: 'finish' })).toBe('Not everyone answered in time: the hand continues.')
  expect(ended({ what: 'claim', how: 'overtaken' })).toBe(
    'Someone played before everyone agreed: the hand continues.',
  )
})

test('a match without active players is on hold, and its players can continue', () => {
  const rests = asked({ resting: true }, 0, 'gone')!
  expect(rests.text).toBe('You were away and nobody else is playing, so the match is on hold.')
  expect(labels(rests)).toEqual(['Continue playing'])
  rests.answers[0]!.act()
  expect(requests.comeBack).toHaveBeenCalled()
  const watched = asked({ resting: true }, null)!
  expect(watched.text).toBe('Nobody is playing, so the match is on hold until someone comes back.')
  expect(watched.answers).toEqual([])
  const called = alertOf(snapshotOf({ life: lifeOf({ resting: true }) }), false)
  expect(called?.text).toMatch(/on hold/)
})
