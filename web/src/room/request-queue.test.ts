import { expect, test } from 'vitest'
import { RequestError } from '../wire/api'
import { Deeds } from './request-queue.svelte'

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

test('what is pressed while another request is under way is done after it', async () => {
  const log: string[] = []
  const deeds = new Deeds((text) => log.push(text))
  const [one, two] = [request(log, 'one'), request(log, 'two')]
  const first = deeds.ask('one', one.ask)
  const second = deeds.ask('two', two.ask)
  await turn()
  expect(log).toEqual(['one'])
  expect([deeds.has('one'), deeds.has('two'), deeds.busy]).toEqual([true, true, true])
  one.answer()
  expect(await first).toBe(true)
  await turn()
  expect(log).toEqual(['one', 'two'])
  expect([deeds.has('one'), deeds.has('two')]).toEqual([false, true])
  two.answer()
  expect(await second).toBe(true)
  expect(deeds.busy).toBe(false)
})

test('what is pressed twice is done once', async () => {
  const log: string[] = []
  const deeds = new Deeds((text) => log.push(text))
  const one = request(log, 'one')
  const first = deeds.ask('one', one.ask)
  const second = deeds.ask('one', one.ask)
  one.answer()
  expect([await first, await second]).toEqual([true, false])
  expect(log).toEqual(['one'])
})

test('what is refused is told, and what was pressed after it is done', async () => {
  const log: string[] = []
  const deeds = new Deeds((text) => log.push(text))
  const [one, two] = [request(log, 'one'), request(log, 'two')]
  const first = deeds.ask('one', one.ask)
  const second = deeds.ask('two', two.ask)
  one.refuse(new RequestError('taken', 'That seat is taken.', 409))
  two.answer()
  expect([await first, await second]).toEqual([false, true])
  expect(log).toEqual(['one', 'That seat is taken.', 'two'])
})
