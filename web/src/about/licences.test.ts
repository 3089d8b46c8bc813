import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json'
import { grouped, type Licences } from './licences'

const WEB = join(import.meta.dirname, '../..')
const told = JSON.parse(readFileSync(join(WEB, 'public/licences.json'), 'utf8')) as Licences

test('every shipped package and font is listed with its licence', () => {
  const shipped = JSON.parse(readFileSync(join(WEB, 'shipped.json'), 'utf8')) as string[]
  for (const name of shipped) {
    const work = told.inside.find((work) => work.name === name)
    expect(work?.texts.map((text) => told.texts[text]?.length ?? 0)[0], name).toBeGreaterThan(300)
  }
  expect(told.inside.filter(({ kind }) => kind === 'crate').length).toBeGreaterThan(100)
})

test('every work names its licence and its source', () => {
  for (const work of told.inside) {
    expect(work.licence, work.name).not.toBe('')
    expect(work.url, work.name).toMatch(/^https:/)
    for (const text of work.texts) expect(told.texts[text], work.name).toBeTypeOf('string')
  }
})

test('a work is found by its name or its licence', () => {
  const names = (wanted: string) =>
    grouped(told, wanted).flatMap(({ works }) => works.map(({ name }) => name))
  expect(names('young')).toEqual(['@fontsource/young-serif'])
  expect(names('ofl')).toHaveLength(2)
  expect(names('').length).toBe(told.inside.length)
  expect(names('no such thing')).toEqual([])
})

test('the page has the version of the program', () => {
  const cargo = readFileSync(join(WEB, '../Cargo.toml'), 'utf8')
  expect(/^version = "(.+)"$/m.exec(cargo)?.[1]).toBe(manifest.version)
})
