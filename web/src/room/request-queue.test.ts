import { expect, test } from 'vitest'
import { RequestError } from '../wire/request'
import { RequestQueue } from './request-queue.svelte'

/** A request that is answered when the test says so. */
function request(log: string[], name: string) {
  let answer!: () => void
  let refuse!: (error: unknown) => void
  const answered = new Promise<void>((resolve, reject) => {
    answer = resolve
    refuse = reject
  })
  const ask = () => {
    log.push(name)
    return answered
  }
  return { ask, answer, refuse }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a press during another request is sent after it', async () => {
  const log: string[] = []
  const queue = new RequestQueue((text) => log.push(text))
  const [one, two] = [request(log, 'one'), request(log, 'two')]
  const first = queue.add('one', one.ask)
  const second = queue.add('two', two.ask)
  await turn()
  expect(log).toEqual(['one'])
  expect([queue.has('one'), queue.has('two'), queue.busy]).toEqual([true, true, true])
  one.answer()
  expect(await first).toBe(true)
  await turn()
  expect(log).toEqual(['one', 'two'])
  expect([queue.has('one'), queue.has('two')]).toEqual([false, true])
  two.answer()
  expect(await second).toBe(true)
  expect(queue.busy).toBe(false)
})

test('a double press sends one request', async () => {
  const log: string[] = []
  const queue = new RequestQueue((text) => log.push(text))
  const one = request(log, 'one')
  const first = queue.add('one', one.ask)
  const second = queue.add('one', one.ask)
  one.answer()
  expect([await first, await second]).toEqual([true, false])
  expect(log).toEqual(['one'])
})

test('a refusal is shown, and the request after it is sent', async () => {
  const log: string[] = []
  const queue = new RequestQueue((text) => log.push(text))
  const [one, two] = [request(log, 'one'), request(log, 'two')]
  const first = queue.add('one', one.ask)
  const second = queue.add('two', two.ask)
  one.refuse(new RequestError('taken', 'That seat is taken.', 409))
  two.answer()
  expect([await first, await second]).toEqual([false, true])
  expect(log).toEqual(['one', 'That seat is taken.', 'two'])
})
