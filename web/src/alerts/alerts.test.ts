import { beforeEach, expect, test } from 'vitest'
import { settings } from '../settings/settings.svelte'
import { Alerter, type Alert } from './alerts'

const turn: Alert = { table: 't1', title: 'Hearts', text: 'It is your turn.' }
const asked: Alert = { ...turn, text: 'Ada proposes to stop the match here.' }

let hidden: boolean
let marked: boolean[]
let shown: string[]
let watchers: (() => void)[]
let alerter: Alerter

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
  alerter = new Alerter({
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

test('a hidden page shows one notification of a turn, until the player acts', () => {
  alerter.set(turn)
  alerter.set({ ...turn })
  expect(shown).toEqual([turn.text])
  alerter.set(null)
  expect(shown).toEqual([])
  expect(marked).toEqual([true, true, false])
})

test('a visible page only marks its icon', () => {
  hidden = false
  alerter.set(turn)
  expect([shown, marked]).toEqual([[], [true]])
})

test('a page hidden during the turn notifies, until it is visible again', () => {
  hidden = false
  alerter.set(turn)
  hide(true)
  expect(shown).toEqual([turn.text])
  hide(false)
  expect(shown).toEqual([])
  hide(true)
  expect(shown).toEqual([turn.text])
})

test('another alert replaces the first', () => {
  alerter.set(turn)
  alerter.set(asked)
  expect(shown).toEqual([asked.text])
})

test('there are no notifications if they are off, or all is quiet', () => {
  settings.notify = false
  alerter.set(turn)
  settings.notify = true
  settings.quiet = true
  alerter.set(asked)
  expect(shown).toEqual([])
})

test('a closed page alerts nobody', () => {
  alerter.set(turn)
  alerter.close()
  expect([shown, marked.at(-1), watchers]).toEqual([[], false, []])
})
