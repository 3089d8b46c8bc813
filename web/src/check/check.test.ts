import { readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256, sha256Here, toHex, utf8 } from './bytes'
import { check, type Step } from './check'
import { block } from './chacha20'
import { diceOf } from './dice'

const CRATES = `${import.meta.dirname}/../../../crates`
const OWN = `${import.meta.dirname}/recorded`
const FOLDERS = [`${CRATES}/table/tests/golden`, `${CRATES}/engine/tests/transcripts`, OWN]
const RECORDED = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const),
)
const golden = (game: string) => readFileSync(`${FOLDERS[0]}/${game}.json`, 'utf8')

/** Zoe hosts and Ada sits, then changes seats; deal 2 is taken back, and Max takes a bot's seat over in hand 2. */
const people = readFileSync(`${OWN}/people.json`, 'utf8')
/** Zoe plays with a bot, and takes back twice within a hand. */
const alone = readFileSync(`${OWN}/alone.json`, 'utf8')
const ZOE = '20'.repeat(32)
const ADA = 'ad'.repeat(32)
const MAX = '3a'.repeat(32)

const isWrong = (steps: Step[]) => steps.filter(({ is }) => is === 'wrong').map(({ name }) => name)

/* eslint-disable @typescript-eslint/no-explicit-any -- a forger does what he likes */

/** A transcript that was altered by somebody who worked its checks out again. */
function forged(text: string, alter: (file: any) => void): string {
  const file = JSON.parse(text)
  alter(file)
  const sorted = (value: any): any =>
    Array.isArray(value)
      ? value.map(sorted)
      : value && typeof value === 'object'
        ? Object.fromEntries(
            Object.keys(value)
              .sort()
              .map((key) => [key, sorted(value[key])]),
          )
        : value
  const json = (value: object) => JSON.stringify(sorted(value))
  const { entries } = file
  const heading = { ...file }
  for (const name of ['check', 'entries', 'outcome']) delete heading[name]
  let link = createHash('sha256').update(json(heading)).digest()
  file.check = link.toString('hex').slice(0, 16)
  for (const entry of entries) {
    delete entry.check
    link = createHash('sha256').update(link).update(json(entry)).digest()
    entry.check = link.toString('hex').slice(0, 16)
  }
  return JSON.stringify(file)
}

const chances = (file: any): any[] => file.entries.filter((entry: any) => 'chance' in entry)

describe('the parts', () => {
  it('hash as FIPS 180-4 says, with and without the help of the browser', async () => {
    const known: [string, string][] = [
      ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
      ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      [
        'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
        '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
      ],
    ]
    for (const [text, hash] of known) {
      expect(toHex(sha256Here(utf8(text)))).toBe(hash)
      expect(toHex(await sha256(utf8(text)))).toBe(hash)
    }
    for (let length = 50; length < 140; length++) {
      const bytes = new Uint8Array(length).fill(length)
      expect(sha256Here(bytes)).toEqual(await sha256(bytes))
    }
  })

  it('give the block of RFC 8439, 2.3.2', () => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at)
    const nonce = Uint8Array.of(0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0)
    expect([...block(key, 1, nonce)].map((word) => word.toString(16).padStart(8, '0'))).toEqual(
      (
        'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2'
      ).split(' '),
    )
  })

  it('give the blocks of RFC 8439, A.1', () => {
    const zero = (length: number) => new Uint8Array(length)
    const start = (counter: number) =>
      toHex(new Uint8Array(block(zero(32), counter, zero(12)).buffer))
    expect(start(0).slice(0, 32)).toBe('76b8e0ada0f13d90405d6ae55386bd28')
    expect(start(1).slice(0, 32)).toBe('9f07e7be5551387a98ba977c732d080d')
  })

  it('pass over words from the greatest multiple of the bound on', () => {
    // The numbers that crates/table/src/seeds.rs holds on to for this key.
    const nine = () => diceOf(new Uint8Array(32).fill(9))
    const dice = nine()
    expect(Array.from({ length: 6 }, () => dice(3 * 2 ** 30))).toEqual([
      2154407922, 2460272607, 308949579, 2122096286, 2365555171, 1872131822,
    ])
    expect(nine()(2154407922)).toBe(308949579)
  })
})

describe('transcripts that were recorded once', () => {
  it.each(RECORDED)('%s has nothing wrong', async (_, text) => {
    const steps = await check(text, '')
    expect(steps.filter(({ is }) => is === 'wrong')).toEqual([])
    const file = JSON.parse(text)
    if (file.seed !== null) {
      const shuffles = steps.filter(({ shuffle }) => shuffle)
      expect(shuffles).toHaveLength(chances(file).length)
      expect(shuffles.length).toBeGreaterThan(0)
    }
  })

  it('cover every game with its seed', () => {
    const games = RECORDED.map(([, text]) => JSON.parse(text))
    const seeded = new Set(games.filter(({ seed }) => seed !== null).map(({ game }) => game))
    expect(seeded.size).toBe(6)
  })
})

describe('what was tampered with', () => {
  it('is no transcript at all', async () => {
    for (const text of ['', '{', '[]', '{"format":"moonshot-transcript","version":1}']) {
      expect(isWrong(await check(text, ''))).toEqual(['Transcript'])
    }
    const newer = golden('hearts').replace('"version": 1', '"version": 3')
    const half = golden('hearts').replace('"version": 1', '"version": 2')
    expect(isWrong(await check(half, ''))).toEqual(['Transcript'])
    expect((await check(newer, ''))[0]!.text).toContain('version')
  })

  it('is an action, without its check', async () => {
    const text = golden('hearts').replace('"act":"3C"', '"act":"2C"')
    const steps = await check(text, '')
    expect(isWrong(steps)).toEqual(['Checksums'])
    expect(steps[1]!.text).toMatch(/^Entry 9\b/)
  })

  it('is the heading, without its check', async () => {
    const steps = await check(golden('hearts').replace('"target":50', '"target":51'), '')
    expect(isWrong(steps)).toEqual(['Checksums'])
    expect(steps[1]!.text).toContain('header')
  })

  it('is the commitment', async () => {
    const text = forged(golden('hearts'), (file) => (file.commitment = '0'.repeat(64)))
    expect(isWrong(await check(text, ''))).toEqual(['Commitment'])
  })

  it('is the seed with its commitment, held against the one that was kept', async () => {
    const kept = JSON.parse(golden('hearts')).commitment
    const seed = new Uint8Array(32).fill(2)
    const text = forged(golden('hearts'), (file) => {
      file.seed = toHex(seed)
      file.commitment = createHash('sha256').update(seed).digest('hex')
    })
    const deals = ['Deal 1', 'Deal 2', 'Deal 3', 'Deal 4', 'Deal 5']
    expect(isWrong(await check(text, ''))).toEqual(deals)
    expect(isWrong(await check(text, ` ${kept.toUpperCase()}`))).toEqual([
      'Your saved commitment',
      ...deals,
    ])
    expect(isWrong(await check(golden('hearts'), kept))).toEqual([])
  })

  it('is a seed that is none', async () => {
    const text = forged(golden('hearts'), (file) => (file.seed = 'ab'))
    expect(isWrong(await check(text, ''))).toEqual(['Commitment', 'Shuffles'])
  })

  it('is a nonce', async () => {
    const text = forged(golden('heartcatchers'), (file) => (file.nonces[1] = '00'))
    expect(isWrong(await check(text, ''))).toEqual(['Deal 1', 'Deal 2', 'Deal 3'])
    const none = forged(golden('heartcatchers'), (file) => (file.nonces[1] = 'x'))
    expect(isWrong(await check(none, ''))).toEqual(['Nonces of the seats', 'Shuffles'])
  })

  it('is not a seat without a nonce, but there is a note', async () => {
    const stepOf = async (nonces: string[]) =>
      (
        await check(
          forged(golden('hearts'), (file) => (file.nonces = nonces)),
          '',
        )
      ).find(({ name }) => name === 'Nonces of the seats')
    expect(await stepOf([])).toMatchObject({ is: 'note' })
    expect(await stepOf(['', ''])).toMatchObject({ is: 'note' })
    expect(await stepOf(['', '01'])).toMatchObject({
      is: 'right',
      text: '1 seat gave a nonce. It was used in every shuffle.',
    })
  })

  it('is one card of one deal', async () => {
    const text = forged(golden('hearts'), (file) => {
      const { hands } = chances(file)[2].outcome
      ;[hands[1][0], hands[3][0]] = [hands[3][0], hands[1][0]]
    })
    const steps = await check(text, '')
    expect(isWrong(steps)).toEqual(['Deal 3'])
    expect(steps.find(({ is }) => is === 'wrong')!.text).toContain('seat 2')
  })

  it('is a card for one that is not in the pack', async () => {
    const text = forged(golden('wild-twists'), (file) => (chances(file)[0].outcome.extras = ['WX']))
    expect(isWrong(await check(text, ''))).toEqual(['Deal 1'])
  })

  it('is a gift', async () => {
    const text = forged(golden('black-hearts'), (file) => {
      const [, gift] = chances(file)
      gift.outcome.gift = gift.outcome.gift === 'mercy' ? 'double-curse' : 'mercy'
    })
    expect(isWrong(await check(text, ''))).toEqual(['Gift of hand 1'])
  })

  it('is the draw for the first dealer', async () => {
    const text = forged(golden('cardominoes'), (file) => chances(file)[0].outcome.draw[0].reverse())
    expect(isWrong(await check(text, ''))).toEqual(['Draw for the first dealer'])
  })

  it('is who starts', async () => {
    const text = forged(golden('heartcatchers'), (file) => {
      const { outcome } = chances(file)[0]
      outcome.first = 1 - outcome.first
    })
    expect(isWrong(await check(text, ''))).toEqual(['Deal 1'])
  })

  it('is a deal that was left out', async () => {
    const text = forged(golden('hearts'), (file) => {
      file.entries.splice(file.entries.indexOf(chances(file)[1]), 1)
    })
    expect(isWrong(await check(text, ''))).toEqual(['Deal 2', 'Deal 3', 'Deal 4'])
  })

  it('is every deal of a match', async () => {
    const text = forged(golden('hearts'), (file) => {
      file.entries = file.entries.filter((entry: any) => !('chance' in entry))
    })
    expect(isWrong(await check(text, ''))).toEqual(['Deal 1'])
  })
})

describe('a match among people', () => {
  const stepOf = (steps: Step[], name: string) => steps.find((step) => step.name === name)
  const tables = (file: any, what: string): any[] =>
    file.entries.filter((entry: any) => entry.table?.what === what).map(({ table }: any) => table)

  it('lists the nonces with their names and hands', async () => {
    const steps = await check(people, '', [ZOE])
    expect(isWrong(steps)).toEqual([])
    const told = steps.filter(({ name }) => name.startsWith('Nonce of'))
    expect(told.map(({ name, text, values }) => [name, text, values])).toEqual([
      ['Nonce of Zoe', 'Used in the shuffles of hands 1 to 3.', ZOE],
      ['Nonce of Ada', 'Used in the shuffles of hands 1 to 3.', ADA],
      ['Nonce of Max', 'Used in the shuffles of hand 3.', MAX],
    ])
    expect(stepOf(steps, 'Your nonce')).toMatchObject({ is: 'right', values: ZOE })
    expect(stepOf(steps, 'Moves taken back')!.text).toMatch(/^Moves were taken back once\./)
    expect(steps.map(({ name }) => name).filter((name) => name.startsWith('Deal'))).toEqual([
      'Deal 1',
      'Deal 2',
      'Deal 2, again',
      'Deal 3',
    ])
  })

  it('counts the undone actions', async () => {
    const steps = await check(alone, '')
    expect(isWrong(steps)).toEqual([])
    expect(stepOf(steps, 'Your nonce')).toBeUndefined()
    expect(stepOf(steps, 'Moves taken back')!.text).toMatch(/^Moves were taken back 2 times\./)
  })

  it('lacks the nonce that the player kept', async () => {
    const steps = await check(people, '', ['77'.repeat(32)])
    expect(isWrong(steps)).toEqual(['Your nonce'])
    expect(stepOf(steps, 'Your nonce')!.text).toContain('the server left it out')
  })

  it("has the player's own nonce where it does not count", async () => {
    const text = forged(people, (file) => {
      const own = { what: 'nonce', seat: 0, nonce: '77'.repeat(32) }
      file.entries.splice(1, 0, { table: own })
    })
    const steps = await check(text, '', ['77'.repeat(32)])
    expect(isWrong(steps)).toEqual([])
    expect(stepOf(steps, 'Your nonce')).toMatchObject({ is: 'note' })
  })

  it('has another nonce, with and without its check', async () => {
    const plain = await check(people.replace(ADA, `00${ADA.slice(2)}`), '', [ADA])
    const deals = ['Deal 1', 'Deal 2', 'Deal 2, again', 'Deal 3']
    expect(isWrong(plain)).toEqual(['Checksums', 'Your nonce', ...deals])
    const text = forged(people, (file) => (tables(file, 'sit')[1].nonce = '00'))
    expect(isWrong(await check(text, '', [ADA]))).toEqual(['Your nonce', ...deals])
    const late = forged(people, (file) => (tables(file, 'sit')[2].nonce = '00'))
    expect(isWrong(await check(late, '', [MAX]))).toEqual(['Your nonce', 'Deal 3'])
  })

  it('has a nonce that is none', async () => {
    const text = forged(people, (file) => (tables(file, 'nonce')[0].nonce = 'x'))
    expect(isWrong(await check(text, ''))).toEqual(['Nonces of the seats', 'Shuffles'])
  })

  it('uses no nonces', async () => {
    const text = forged(people, (file) => (file.nonces = []))
    const nonces = ['Nonce of Zoe', 'Nonce of Ada', 'Nonce of Max']
    expect(isWrong(await check(text, '')).slice(0, 3)).toEqual(nonces)
  })

  it('has the nonces at other seats', async () => {
    const text = forged(people, (file) => {
      file.entries = file.entries.filter((entry: any) => entry.table?.what !== 'swap')
    })
    expect(isWrong(await check(text, ''))).toContain('Deal 1')
  })

  it('lacks what was taken back', async () => {
    const text = forged(people, (file) => {
      file.entries = file.entries.filter((entry: any) => !('undo' in entry))
    })
    const steps = await check(text, '')
    expect(isWrong(steps)).toEqual(['Deal 3', 'Deal 4'])
    expect(stepOf(steps, 'Deal 3')!.text).toContain('The seed gives seat 1 different cards')
  })

  it('has another deal, before and after it was taken back', async () => {
    for (const [at, name] of ['Deal 1', 'Deal 2', 'Deal 2, again', 'Deal 3'].entries()) {
      const text = forged(people, (file) => {
        const { hands } = chances(file)[at].outcome
        ;[hands[1][0], hands[3][0]] = [hands[3][0], hands[1][0]]
      })
      const steps = await check(text, '')
      expect(isWrong(steps)).toEqual([name])
      expect(stepOf(steps, name)!.text).toContain('seat 2')
    }
  })

  it('has entries that no table makes', async () => {
    const wrongAt = async (place: number, entry: object) =>
      isWrong(
        await check(
          forged(people, (file) => file.entries.splice(place, 0, entry)),
          '',
        ),
      )
    expect(await wrongAt(0, { undo: 0, by: null })).toEqual(['Entry 1'])
    expect(await wrongAt(9, { undo: 40, by: 0 })).toEqual(['Entry 10'])
    expect(await wrongAt(9, { table: { what: 'start' } })).toEqual(['Entry 10'])
    expect(await wrongAt(9, { table: { what: 'swap', seat: 0, with: 1 } })).toEqual(['Entry 10'])
    expect(await wrongAt(9, { table: { what: 'nonce', seat: 9, nonce: '' } })).toEqual(['Entry 10'])
    expect(await wrongAt(9, { what: 'else' })).toEqual(['Entry 10'])
    const between = { table: { what: 'nonce', seat: 0, nonce: '00' } }
    expect(await wrongAt(7, between)).toContain('Entry 8')
    const unbegun = forged(people, (file) => file.entries.splice(6, 1))
    expect(isWrong(await check(unbegun, ''))).toContain('Entry 7')
  })
})

it('reads the hints that were taken, which change no shuffle', async () => {
  const hinted = forged(alone, (file) => {
    const act = file.entries.findIndex((entry: any) => 'act' in entry)
    file.entries.splice(act, 0, { table: { what: 'hint', seat: 0 } })
  })
  const [before, after] = [await check(alone, ''), await check(hinted, '')]
  expect(isWrong(after)).toEqual([])
  const shuffles = (steps: Step[]) => steps.filter(({ name }) => /shuffle|deal/i.test(name)).length
  expect(shuffles(after)).toBe(shuffles(before))
})
