import { expect, test } from 'vitest'
import { handProgress } from './progress'
import { snapshotOf } from './testing'

test('the moon waxes from the deal to the end', () => {
  expect(handProgress(snapshotOf())).toBe(0)
  expect(handProgress(snapshotOf({}, { taken: [12, 0, 0, 0] }))).toBeCloseTo(0.5)
  const outcome = { winners: [0], totals: [0, 0, 0, 0], reason: 'target' as const }
  const base = snapshotOf()
  expect(handProgress({ ...base, view: { ...base.view, outcome } })).toBe(1)
})
