import { expect, test } from 'vitest'
import { Kept } from './baseline'

const whole = {
  version: 4,
  events: [],
  snapshot: {
    version: 4,
    life: { talk: [] },
    view: { phase: 'play', detail: { lead: 0, trick: ['2C'] } },
  },
}

test('what has changed is put into the snapshot, and nothing else', () => {
  const kept = new Kept()
  const first = kept.read(JSON.stringify(whole)).snapshot
  const changes = { '/version': 5, '/view/phase': 'gather', '/view/detail/lead': null }
  const second = kept.read(JSON.stringify({ version: 5, events: [{ kind: 'x' }], changes }))
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

test('a whole snapshot takes the place of what was kept', () => {
  const kept = new Kept()
  kept.read(JSON.stringify(whole))
  const other = { version: 9, events: [], snapshot: { version: 9, view: {} } }
  expect(kept.read(JSON.stringify(other))).toEqual(other)
  const changes = { '/version': 10 }
  expect(kept.read(JSON.stringify({ version: 10, events: [], changes })).snapshot).toEqual({
    version: 10,
    view: {},
  })
})
