import { expect, test } from 'vitest'
import { isOwnMachine, reached } from './invite-link'

const at = (origin: string) => new URL(origin)
const never = () => expect.unreachable('nobody needs to be asked')

test('a page of a name or an address of the network has links that others can open', async () => {
  for (const origin of ['https://cards.example', 'http://192.168.1.7:8013']) {
    expect(await reached('/table/t', at(origin), never)).toEqual({
      link: `${origin}/table/t`,
      alone: null,
    })
  }
})

test('a page at the machine’s own address uses the address of the network', async () => {
  const network = async () => ({
    addresses: ['http://192.168.1.7:8013', 'http://172.17.0.1:8013'],
    port: 8013,
  })
  for (const origin of ['http://127.0.0.1:8013', 'http://localhost:8013', 'http://[::1]:8013']) {
    expect(await reached('/table/t#seat=x', at(origin), network)).toEqual({
      link: 'http://192.168.1.7:8013/table/t#seat=x',
      alone: null,
    })
  }
})

test('where the server listens to its own machine alone, the link is for nobody else', async () => {
  const network = async () => ({ addresses: [], port: 8013 })
  expect(await reached('/table/t', at('http://127.0.0.1:8013'), network)).toEqual({
    link: 'http://127.0.0.1:8013/table/t',
    alone: 8013,
  })
})

test('where nobody tells, the link is that of the page', async () => {
  for (const network of [
    async () => ({ addresses: [], port: null }),
    async () => Promise.reject(new Error('an older server')),
  ]) {
    expect(await reached('/table/t', at('http://127.0.0.1:8013'), network)).toEqual({
      link: 'http://127.0.0.1:8013/table/t',
      alone: null,
    })
  }
})

test('a name that only begins like the machine’s own is another’s', () => {
  expect(['127.0.0.1', '127.1.2.3', 'localhost', '[::1]'].every(isOwnMachine)).toBe(true)
  expect(['localhost.example', '127.0.0.1.example', '192.168.1.7'].some(isOwnMachine)).toBe(false)
})
