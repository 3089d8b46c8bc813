import { expect, test } from 'vitest'
import { isLoopback, inviteLink } from './invite-link'

const at = (origin: string) => new URL(origin)
const never = () => expect.unreachable('the server need not be asked')

test('a page at a name or an address of the network has links that others can open', async () => {
  for (const origin of ['https://cards.example', 'http://192.168.1.7:8013']) {
    expect(await inviteLink('/table/t', at(origin), never)).toEqual({
      link: `${origin}/table/t`,
      restart: null,
    })
  }
})

test('a page at a loopback address uses the address of the network', async () => {
  const network = async () => ({
    addresses: ['http://192.168.1.7:8013', 'http://172.17.0.1:8013'],
    port: 8013,
    restart: null,
  })
  for (const origin of ['http://127.0.0.1:8013', 'http://localhost:8013', 'http://[::1]:8013']) {
    expect(await inviteLink('/table/t#seat=x', at(origin), network)).toEqual({
      link: 'http://192.168.1.7:8013/table/t#seat=x',
      restart: null,
    })
  }
})

test('a link to a server that listens on a loopback address is marked as local', async () => {
  const network = async () => ({ addresses: [], port: 8013, restart: 'moonshot serve' })
  expect(await inviteLink('/table/t', at('http://127.0.0.1:8013'), network)).toEqual({
    link: 'http://127.0.0.1:8013/table/t',
    restart: 'moonshot serve',
  })
})

test('without an address the link is that of the page', async () => {
  for (const network of [
    async () => ({ addresses: [], port: null, restart: null }),
    async () => Promise.reject(new Error('an older server')),
  ]) {
    expect(await inviteLink('/table/t', at('http://127.0.0.1:8013'), network)).toEqual({
      link: 'http://127.0.0.1:8013/table/t',
      restart: null,
    })
  }
})

test('a name that only begins like a loopback address is none', () => {
  expect(['127.0.0.1', '127.1.2.3', 'localhost', '[::1]'].every(isLoopback)).toBe(true)
  expect(['localhost.example', '127.0.0.1.example', '192.168.1.7'].some(isLoopback)).toBe(false)
})
