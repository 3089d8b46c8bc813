import { beforeEach, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { Caller, type Call } from './alerts'

const turn: Call = { table: 't1', title: 'Hearts', text: 'It is your turn.' }
const asked: Call = { ...turn, text: 'Ada proposes to stop the match here.' }

let hidden: boolean
let marked: boolean[]
let shown: string[]
let watchers: (() => void)[]
let caller: Caller

function hide(now: boolean) {
  hidden = now
  watchers.forEach((changed) => changed())
}

beforeEach(() => {
  Object.assign(settings, { notify: true, quiet: false })
  hidden = true
  marked = []
  shown = []
  watchers = []
  caller = new Caller({
    hidden: () => hidden,
    mark: (waits) => marked.push(waits),
    notify: ({ text }) => {
      shown.push(text)
      return () => void shown.splice(shown.indexOf(text), 1)
    },
    watch: (changed) => {
      watchers.push(changed)
      return () => void watchers.splice(watchers.indexOf(changed), 1)
    },
  })
})

test('a hidden page notifies once of a turn, until the player acts', () => {
  caller.set(turn)
  caller.set({ ...turn })
  expect(shown).toEqual([turn.text])
  caller.set(null)
  expect(shown).toEqual([])
  expect(marked).toEqual([true, true, false])
})

test('a page that is looked at only marks its icon', () => {
  hidden = false
  caller.set(turn)
  expect([shown, marked]).toEqual([[], [true]])
})

test('whoever turns away from their turn is called, and no more when they are back', () => {
  hidden = false
  caller.set(turn)
  hide(true)
  expect(shown).toEqual([turn.text])
  hide(false)
  expect(shown).toEqual([])
  hide(true)
  expect(shown).toEqual([turn.text])
})

test('another question takes the place of the first', () => {
  caller.set(turn)
  caller.set(asked)
  expect(shown).toEqual([asked.text])
})

test('nobody is notified who did not ask for it, or wants quiet', () => {
  settings.notify = false
  caller.set(turn)
  settings.notify = true
  settings.quiet = true
  caller.set(asked)
  expect(shown).toEqual([])
})

test('a page that is left calls nobody', () => {
  caller.set(turn)
  caller.close()
  expect([shown, marked.at(-1), watchers]).toEqual([[], false, []])
})
