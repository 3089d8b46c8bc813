import { expect, test } from 'vitest'
import { RequestError } from '../wire/request'
import type { Accepted, Terms } from '../wire/types'
import { TermsDraft } from './terms-draft.svelte'

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
  const errors: string[] = []
  let settle: { answer: (accepted: Accepted) => void; refuse: (error: unknown) => void } | null =
    null
  const draft = new TermsDraft({
    terms: () => at.terms,
    version: () => at.version,
    send: (terms) => {
      sent.push(terms)
      return new Promise((answer, refuse) => (settle = { answer, refuse }))
    },
    showError: (text) => errors.push(text),
  })
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  return {
    at,
    sent,
    errors,
    draft,
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

test('a change during a request is shown at once and sent after it', async () => {
  const { draft, sent, answer, at } = table()
  draft.change({ title: 'Attic' })
  draft.change({ clock: 'quick' })
  draft.change({ chat: false })
  expect(sent).toEqual([{ ...TERMS, title: 'Attic' }])
  expect(draft.shown).toEqual({ ...TERMS, title: 'Attic', clock: 'quick', chat: false })
  await answer(2)
  expect(sent[1]).toEqual({ ...TERMS, title: 'Attic', clock: 'quick', chat: false })
  await answer(3)
  expect(sent).toHaveLength(2)
  // The stream may bring it later than the answer.
  at.version = 2
  at.terms = { ...TERMS, title: 'Attic' }
  expect(draft.shown.clock).toBe('quick')
  at.version = 3
  at.terms = { ...TERMS, title: 'Other', clock: 'quick' }
  expect(draft.shown).toEqual(at.terms)
})

test('the next change starts from the terms of the table', async () => {
  const { draft, sent, answer, at } = table()
  draft.change({ title: 'Attic' })
  await answer(2)
  at.version = 3
  at.terms = { ...TERMS, title: 'Cellar' }
  draft.change({ chat: false })
  expect(sent[1]).toEqual({ ...TERMS, title: 'Cellar', chat: false })
})

test('a refusal is shown, and the terms of the table again', async () => {
  const { draft, refuse, errors } = table()
  draft.change({ title: 'Attic' })
  draft.change({ clock: 'quick' })
  await refuse(new RequestError('not-host', 'Only the host of the table may do that.', 403))
  expect(errors).toEqual(['Only the host of the table may do that.'])
  expect(draft.shown).toEqual(TERMS)
})
