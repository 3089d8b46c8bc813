import { expect, test } from 'vitest'
import { keepAwake } from './wake'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function screen() {
  const told: string[] = []
  const state = { visible: true, refuses: false, heard: () => {} }
  return {
    told,
    state,
    request: async () => {
      if (state.refuses) throw new Error('the battery is low')
      told.push('on')
      return { release: async () => void told.push('off') }
    },
    visible: () => state.visible,
    watch: (heard: () => void) => {
      state.heard = heard
      return () => void told.push('unwatched')
    },
  }
}

test('the screen stays on until the table is left', async () => {
  const fake = screen()
  const end = keepAwake(fake)
  await settle()
  expect(fake.told).toEqual(['on'])
  end()
  await settle()
  expect(fake.told).toEqual(['on', 'unwatched', 'off'])
})

test('a page that is shown again asks again, a hidden one does not', async () => {
  const fake = screen()
  keepAwake(fake)
  await settle()
  fake.state.visible = false
  fake.state.heard()
  fake.state.visible = true
  fake.state.heard()
  await settle()
  expect(fake.told).toEqual(['on', 'on'])
})

test('a table that is left before the answer does not keep the screen on', async () => {
  const fake = screen()
  keepAwake(fake)()
  await settle()
  expect(fake.told).toEqual(['on', 'unwatched', 'off'])
})

test('a browser that refuses is asked no more than it must', async () => {
  const fake = screen()
  fake.state.refuses = true
  keepAwake(fake)()
  await settle()
  expect(fake.told).toEqual(['unwatched'])
})
