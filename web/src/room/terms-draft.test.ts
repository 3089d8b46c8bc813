import { expect, test } from 'vitest'
import { RequestError } from '../wire/api'
import type { Accepted, Terms } from '../wire/types'
import { WishedTerms } from './terms-draft.svelte'

const TERMS: Terms = {
  title: '',
  access: 'link',
  clock: 'none',
  away_after: 30,
  join_late: true,
  chat: true,
  seats_move: false,
  watch_delay: 0,
}

/** A table whose answers the test gives. */
function table() {
  const at = { terms: TERMS, version: 1 }
  const sent: Terms[] = []
  const told: string[] = []
  let settle: { answer: (accepted: Accepted) => void; refuse: (error: unknown) => void } | null =
    null
  const wished = new WishedTerms({
    terms: () => at.terms,
    version: () => at.version,
    send: (terms) => {
      sent.push(terms)
      return new Promise((answer, refuse) => (settle = { answer, refuse }))
    },
    tell: (text) => told.push(text),
  })
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  return {
    at,
    sent,
    told,
    wished,
    async answer(version: number) {
      settle!.answer({ version })
      await turn()
    },
    async refuse(error: unknown) {
      settle!.refuse(error)
      await turn()
    },
  }
}

test('what is chosen while a choice is being sent is shown at once and sent after it', async () => {
  const { wished, sent, answer, at } = table()
  wished.wish({ title: 'Attic' })
  wished.wish({ clock: 'quick' })
  wished.wish({ chat: false })
  expect(sent).toEqual([{ ...TERMS, title: 'Attic' }])
  expect(wished.shown).toEqual({ ...TERMS, title: 'Attic', clock: 'quick', chat: false })
  await answer(2)
  expect(sent[1]).toEqual({ ...TERMS, title: 'Attic', clock: 'quick', chat: false })
  await answer(3)
  expect(sent).toHaveLength(2)
  // The stream may tell of it later than the answer.
  at.version = 2
  at.terms = { ...TERMS, title: 'Attic' }
  expect(wished.shown.clock).toBe('quick')
  at.version = 3
  at.terms = { ...TERMS, title: 'Other', clock: 'quick' }
  expect(wished.shown).toEqual(at.terms)
})

test('the choice after one that is done begins with what the table has', async () => {
  const { wished, sent, answer, at } = table()
  wished.wish({ title: 'Attic' })
  await answer(2)
  at.version = 3
  at.terms = { ...TERMS, title: 'Cellar' }
  wished.wish({ chat: false })
  expect(sent[1]).toEqual({ ...TERMS, title: 'Cellar', chat: false })
})

test('what is refused is told, and the terms are shown as they are', async () => {
  const { wished, refuse, told } = table()
  wished.wish({ title: 'Attic' })
  wished.wish({ clock: 'quick' })
  await refuse(new RequestError('not-host', 'Only the host of the table may do that.', 403))
  expect(told).toEqual(['Only the host of the table may do that.'])
  expect(wished.shown).toEqual(TERMS)
})
