import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logicOf } from '../table/model/games'
import { faces, gameName } from './faces'

const SOURCE = join(import.meta.dirname, '..')
/** What only one game has, by the words of its cards, events and actions. */
const OWN_WORDS =
  /uncatchable|heartbreaker|curse|gift|two o.clock|'(caught|stole|secret-laid|drew)'/i

test('every folder of a game has a face of that name', () => {
  const folders = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'trick')
    .map((entry) => entry.name)
  expect(faces.map((face) => face.id).sort()).toEqual(folders.sort())
  for (const { id } of faces) expect(logicOf(id).id).toBe(id)
})

// What checks the deals of a match reads every game's.
test('the shared code names no game', () => {
  const names = faces
    .flatMap(({ id }) => [id, gameName(id)])
    .filter((name) => !/^hearts$/i.test(name))
  const shared = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(ts|svelte|css)$/.test(file) &&
      // The codes of every game's hints, highlights and reviews stand together.
      !/^(games|generated|check|language\/messages|table\/sentences\/(reasons|highlights)|study\/review\/sentences)|\.test\.ts$|testing/.test(
        file,
      ),
  )
  expect(shared.length).toBeGreaterThan(50)
  const naming = shared.filter((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8').toLowerCase()
    return names.some((name) => text.includes(name.toLowerCase())) || OWN_WORDS.test(text)
  })
  expect(naming).toEqual([])
})
