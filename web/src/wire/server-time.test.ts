import { beforeEach, expect, test, vi } from 'vitest'

const AT = Date.parse('Sat, 28 Nov 2026 12:00:00 GMT')
const date = (ms: number) => new Date(ms).toUTCString()
let time: typeof import('./server-time')

beforeEach(async () => {
  vi.resetModules()
  time = await import('./server-time')
})

test('the time of day is the device’s until the server has answered, and then the server’s', () => {
  expect(Math.abs(time.serverNow() - Date.now())).toBeLessThan(1_000)
  time.learnTime(date(AT), performance.now())
  expect(Math.abs(time.serverNow() - AT)).toBeLessThan(1_000)
})

test('an answer that the browser had kept sets nothing back', () => {
  time.learnTime(date(AT), performance.now())
  time.learnTime(date(AT - 3_600_000), performance.now())
  time.learnTime(null)
  time.learnTime('soon')
  expect(Math.abs(time.serverNow() - AT)).toBeLessThan(1_000)
})
