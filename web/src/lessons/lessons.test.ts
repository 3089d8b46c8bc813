/** Walks each lesson along what its player sees at a real server; the server's tests write that down. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesOf, SOURCE } from '../../locales/messages'
import { readCard } from '../cards/notation'
import { sameAction } from './actions'
import type { Snapshot } from '../wire/types'
import type { TableSummary } from '../wire/types'
import { goesOn } from '../lobby/matches'
import { titleOf } from '../lobby/title'
import { isLearned, openLesson } from './begin'
import { FIRST_LESSON } from './first'
import { allows, dueSteps, objection, said, type Lesson } from './lesson'

interface Moment {
  /** What the player does there; null after the hand. */
  action: string | null
  snapshot: Snapshot
}

const modules = import.meta.glob<{ default: Lesson }>('../games/*/lesson.ts', { eager: true })
const lessons = Object.values(modules).map(({ default: lesson }) => lesson)

const MESSAGES = filesOf(SOURCE)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** The labels of the buttons above the hand, with the texts of their messages. */
const BUTTONS = [
  ...readFileSync('src/table/actions/Rail.svelte', 'utf8').matchAll(/<button[\s\S]*?<\/button/g),
]
  .map(([button]) => button.replace(/<button[\s\S]*?[^=]>/, ''))
  .map((label) =>
    label.replace(/'([a-z]+-[a-z-]+)'/g, (_, key: string) => {
      return new RegExp(`^${key} =(.*(\n .*)*)`, 'm').exec(MESSAGES)?.[1] ?? ''
    }),
  )
  .join('\n')

function momentsOf(game: string): Moment[] {
  const text = readFileSync(`src/lessons/recorded/${game}.jsonl`, 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment)
}

/** Each legal action of the snapshot; of a pass, the first cards. */
function legalOf({ view }: Snapshot): string[] {
  return (view.legal ?? []).map((entry) =>
    typeof entry === 'string' ? entry : `pass ${entry.from.slice(0, entry.pass).join(' ')}`,
  )
}

it('there is a lesson of each of the five games at most, in its own folder', () => {
  for (const [file, { default: lesson }] of Object.entries(modules)) {
    expect(file).toBe(`../games/${lesson.game}/lesson.ts`)
  }
})

describe.each(lessons)('the lesson of $game', (lesson) => {
  const moments = momentsOf(lesson.game)

  it('shows every step once, in order, to a player who follows it', () => {
    const shown = moments.flatMap(({ snapshot }) => dueSteps(lesson, snapshot))
    const distinct = shown.filter((step, place) => shown.indexOf(step) === place)
    expect(distinct).toEqual(lesson.steps)
  })

  it('allows the wanted actions, and explains why not any other', () => {
    for (const { action, snapshot } of moments) {
      if (!action) continue
      const steps = dueSteps(lesson, snapshot)
      expect(objection(steps, action, snapshot), action).toBeNull()
      const asks = steps.find(({ wants }) => wants)
      if (!asks) continue
      expect(
        asks.wants!.some((wanted) => allows(snapshot, wanted)),
        action,
      ).toBe(true)
      for (const other of legalOf(snapshot)) {
        const text = objection(steps, other, snapshot)
        if (asks.wants!.some((wanted) => sameAction(wanted, other))) continue
        expect(text, other).toMatch(/^[A-Z].*[.!?]$/)
        expect(asks.why, `${other} is explained by the lesson itself`).toBeDefined()
      }
    }
  })

  it('asks for something only in the last step at a place', () => {
    for (const { snapshot } of moments) {
      const due = dueSteps(lesson, snapshot)
      due.forEach((step, place) => {
        if (step.task) expect(place, said(step.text, snapshot)).toBe(due.length - 1)
        if (step.wants) expect(step.task).toBeDefined()
      })
    }
  })

  it('says sentences that fit the strip', () => {
    for (const { snapshot } of moments) {
      for (const step of dueSteps(lesson, snapshot)) {
        const words = `${said(step.text, snapshot)} ${step.task ? said(step.task, snapshot) : ''}`
        expect(words.trim()).toMatch(/^[A-Z].*[.!?]$/)
        expect(words).not.toMatch(/undefined|NaN|null/)
        expect(words).not.toMatch(/the own |Changes-of-Heart/)
        expect(words.length, words).toBeLessThan(290)
      }
    }
  })

  it('names buttons that there are', () => {
    for (const { snapshot } of moments) {
      for (const step of dueSteps(lesson, snapshot)) {
        const words = `${said(step.text, snapshot)} ${step.task ? said(step.task, snapshot) : ''}`
        for (const [, button] of words.matchAll(/[Tt]ap ([A-Z]\w*)/g)) {
          expect(BUTTONS).toMatch(new RegExp(`\\b${button}\\b`))
        }
      }
    }
  })

  it('lights cards that are there', () => {
    for (const { snapshot } of moments) {
      const there = JSON.stringify(snapshot.view)
      for (const { lit = [] } of dueSteps(lesson, snapshot)) {
        for (const target of lit) {
          if (readCard(target)) expect(there).toContain(`"${target}"`)
        }
      }
    }
  })

  it('ends with the hand', () => {
    const last = moments.at(-1)!
    expect(last.action).toBeNull()
    expect(dueSteps(lesson, last.snapshot).at(-1)).toBe(lesson.steps.at(-1))
    expect(dueSteps(lesson, last.snapshot)[0]!.wants).toBeUndefined()
  })
})

it('is taken up again in its guided hand alone, and is learned after it', () => {
  const table = (change: Partial<TableSummary>) =>
    ({
      table: 'a',
      game: 'hearts',
      lesson: true,
      over: false,
      hand_number: 1,
      ...change,
    }) as TableSummary
  expect(openLesson('hearts', [table({})])?.table).toBe('a')
  expect(isLearned(table({}))).toBe(false)
  expect(openLesson('hearts', [table({ hand_number: 2 })])).toBeUndefined()
  expect(isLearned(table({ hand_number: 2 }))).toBe(true)
  expect(isLearned(table({ hand_number: 2, lesson: false }))).toBe(false)
})

it('is a match like any other in the lobby once it is learned', () => {
  const table = (change: Partial<TableSummary>) =>
    ({
      game: 'hearts',
      game_name: 'Hearts',
      lesson: true,
      over: false,
      put_away: false,
      hand_number: 2,
      ...change,
    }) as TableSummary
  expect(titleOf(table({ hand_number: 1 }))).toBe('Lesson: Hearts')
  expect(titleOf(table({}))).toBe('Hearts')
  expect(goesOn(table({}))).toBe(true)
  expect(goesOn(table({ over: true }))).toBe(false)
  expect(goesOn(table({ put_away: true }))).toBe(false)
})

it('the lesson offered on a first visit has the stated length', () => {
  const lesson = lessons.find(({ game }) => game === FIRST_LESSON.game)!
  const moments = momentsOf(lesson.game)
  const read = moments.flatMap(({ snapshot }) =>
    dueSteps(lesson, snapshot).map(
      ({ text, task }) => `${said(text, snapshot)} ${task ? said(task, snapshot) : ''}`,
    ),
  )
  const words = read.join(' ').split(/\s+/).length
  const acts = moments.filter(({ action }) => action !== null).length
  // At 200 words a minute, and nine seconds for a choice with the cards of the others.
  const minutes = words / 200 + (acts * 9) / 60
  expect({ steps: lesson.steps.length, minutes: Math.round(minutes) }).toEqual({
    steps: FIRST_LESSON.steps,
    minutes: FIRST_LESSON.minutes,
  })
})
