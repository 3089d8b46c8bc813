import { expect, test } from 'vitest'
import { Baseline } from './baseline'

const whole = {
  version: 4,
  events: [],
  snapshot: {
    version: 4,
    life: { talk: [] },
    view: { phase: 'play', detail: { lead: 0, trick: ['2C'] } },
  },
}

test('a delta changes the snapshot where it says so, and nowhere else', () => {
  const baseline = new Baseline()
  const first = baseline.read(JSON.stringify(whole)).snapshot
  const changes = { '/version': 5, '/view/phase': 'gather', '/view/detail/lead': null }
  const second = baseline.read(JSON.stringify({ version: 5, events: [{ kind: 'x' }], changes }))
  expect(second).toEqual({
    version: 5,
    events: [{ kind: 'x' }],
    snapshot: {
      version: 5,
      life: { talk: [] },
      view: { phase: 'gather', detail: { lead: null, trick: ['2C'] } },
    },
  })
  // The page compares the snapshot before with the one after.
  expect(first).toEqual(whole.snapshot)
  expect(second.snapshot.life).toBe(first.life)
})

test('a whole snapshot replaces the baseline', () => {
  const baseline = new Baseline()
  baseline.read(JSON.stringify(whole))
  const other = { version: 9, events: [], snapshot: { version: 9, view: {} } }
  expect(baseline.read(JSON.stringify(other))).toEqual(other)
  const changes = { '/version': 10 }
  expect(baseline.read(JSON.stringify({ version: 10, events: [], changes })).snapshot).toEqual({
    version: 10,
    view: {},
  })
})
