/** Verifies a transcript step by step. docs/fairness.md says what that proves. */
import { t, plain } from '../language/language.svelte'
import { fromHex, joined, sha256, toHex, utf8 } from './bytes'
import { Contributions, type Contribution } from './contributions'
import { Deals, gameKey, type Agreed, type Due, type Outcome } from './deals'
import { diceOf, keyOf, type Seeds } from './dice'

/** The result of one check; a note is neither right nor wrong. */
export interface Step {
  name: string
  is: 'right' | 'wrong' | 'note'
  text: string
  /** Values for a check by hand. */
  values?: string
  /** Whether a shuffle was verified. */
  shuffle?: true
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = Record<string, Json>

interface Transcript extends Agreed {
  commitment: string | null
  seed: string | null
  nonces: string[]
  /** Since version 2: whether nothing was dealt before the entry `start`. */
  waited?: boolean
  check: string
  entries: Fields[]
}

const right = (name: string, text: string, values?: string): Step => ({
  name,
  is: 'right',
  text,
  ...(values ? { values } : {}),
})
const wrong = (name: string, text: string): Step => ({ name, is: 'wrong', text })
const note = (name: string, text: string): Step => ({ name, is: 'note', text })

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Normalises a commitment that was copied with blanks or in capitals. */
export const tidied = (commitment: string): string => commitment.trim().toLowerCase()

/**
 * Verifies a transcript. `kept` is the commitment that the player's browser stored before the match, if any, and `own`
 * are the player's nonces. All steps run, also after a failed one, unless the file is no transcript.
 */
export async function check(text: string, kept: string, own: string[] = []): Promise<Step[]> {
  const file = read(text)
  if (typeof file === 'string') return [wrong(t('check-transcript'), file)]
  const key = gameKey(file.game)
  const steps = [
    right(
      t('check-transcript'),
      t('check-transcript-of', {
        game: key ? plain(key) : file.game,
        players: file.players,
        entries: file.entries.length,
      }),
    ),
    await writing(file),
    await commitment(file),
  ]
  if (tidied(kept) !== '') steps.push(await promise(file, tidied(kept)))
  const told = await follow(file)
  steps.push(...nonces(file, told))
  if (own.length > 0) steps.push(ownNonce(own, told))
  if (told.undone > 0) steps.push(takenBack(told.undone))
  return [...steps, ...told.wrong, ...told.shuffles]
}

/** The transcript, or an error as a sentence. */
function read(text: string): Transcript | string {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return t('check-not-json')
  }
  if (!isObject(file) || file['format'] !== 'moonshot-transcript') {
    return t('check-not-moonshot')
  }
  const version = file['version']
  if (version !== 1 && version !== 2) {
    return t('check-version')
  }
  const text_ = (name: string) => typeof file[name] === 'string'
  const textOrNull = (name: string) => file[name] === null || text_(name)
  const players = file['players']
  const whole =
    text_('game') &&
    text_('check') &&
    ['card_set', 'commitment', 'seed'].every(textOrNull) &&
    Number.isInteger(players) &&
    Number(players) >= 2 &&
    Number(players) <= 8 &&
    isObject(file['options']) &&
    (version === 1 || typeof file['waited'] === 'boolean') &&
    Array.isArray(file['nonces']) &&
    file['nonces'].every((nonce) => typeof nonce === 'string') &&
    Array.isArray(file['entries']) &&
    file['entries'].every(isObject)
  return whole ? (file as unknown as Transcript) : t('check-incomplete')
}

/** JSON without blanks and with the keys of every object in order. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.keys(value).sort()
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join(',')}}`
}

const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The running check. */
async function writing(file: Transcript): Promise<Step> {
  const name = t('check-checksums')
  const heading = without(file as unknown as Fields, 'check', 'entries', 'outcome')
  let link = await sha256(utf8(canonical(heading)))
  if (toHex(link).slice(0, 16) !== file.check) {
    return wrong(name, t('check-header-changed'))
  }
  for (const [place, entry] of file.entries.entries()) {
    link = await sha256(joined(link, utf8(canonical(without(entry, 'check')))))
    if (toHex(link).slice(0, 16) !== entry['check']) {
      return wrong(name, t('check-entry-changed', { entry: place + 1 }))
    }
  }
  return right(name, t('check-checksums-right', { entries: file.entries.length }))
}

function seedOf({ seed }: Transcript): Uint8Array | null {
  const bytes = seed === null ? null : fromHex(seed)
  return bytes?.length === 32 ? bytes : null
}

async function commitment(file: Transcript): Promise<Step> {
  const name = t('check-commitment')
  if (file.seed === null) {
    return note(name, t('check-no-seed'))
  }
  const seed = seedOf(file)
  if (!seed) return wrong(name, t('check-bad-seed'))
  const hash = toHex(await sha256(seed))
  if (hash !== file.commitment) {
    return wrong(name, t('check-commitment-wrong'))
  }
  const values = t('check-commitment-values', { seed: file.seed, commitment: hash })
  return right(name, t('check-commitment-right'), values)
}

/** The commitment that the player kept. */
async function promise(file: Transcript, kept: string): Promise<Step> {
  const name = t('check-promise')
  const seed = seedOf(file)
  const hash = seed && toHex(await sha256(seed))
  if (hash === kept) return right(name, t('check-promise-right'))
  return wrong(name, t('check-promise-wrong'))
}

/** What the entries say. */
interface Told {
  given: Contributions
  /** How many outcomes of chance there are. */
  chances: number
  /** How many actions were taken back. */
  undone: number
  /** Impossible entries. */
  wrong: Step[]
  shuffles: Step[]
}

/** Replays the entries and computes each outcome of chance from the seed and the nonces. */
async function follow(file: Transcript): Promise<Told> {
  const given = new Contributions(file.players, file.nonces, file.waited === true)
  const told: Told = { given, chances: 0, undone: 0, wrong: [], shuffles: [] }
  const server = seedOf(file)
  const follows = server !== null && gameKey(file.game) !== undefined
  let deals = new Deals(file)
  /** The state before each action that was not taken back. */
  const before: Deals[] = []
  const dealt = new Set<string>()
  for (const [place, entry] of file.entries.entries()) {
    const fault = (text: string) =>
      told.wrong.push(wrong(t('check-entry', { entry: place + 1 }), text))
    if ('chance' in entry) {
      told.chances++
      if (!given.begun) fault(t('check-early-deal'))
      if (file.seed === null) before.push(deals)
      if (!follows) continue
      deals = deals.copy()
      if (given.readable) told.shuffles.push(await shuffle(deals, server, given, entry, dealt))
    } else if ('act' in entry) before.push(deals)
    else if ('undo' in entry) {
      const keep = entry['undo']
      const back = typeof keep === 'number' ? before[keep] : undefined
      if (back) {
        told.undone++
        deals = back
        before.length = Number(keep)
      } else fault(t('check-bad-undo'))
    } else {
      const early = follows && given.readable && given.begun && deals.hand === 0
      if (early) fault(t('check-before-deal'))
      if (!isObject(entry['table']) || !given.change(entry['table'], deals.hand)) {
        fault(t('check-bad-entry'))
      }
    }
  }
  if (told.chances > 0 && !follows && file.seed !== null) {
    told.shuffles.push(server ? unknownGame() : noSeeds())
  } else if (told.chances > 0 && server && !given.readable) told.shuffles = [noSeeds()]
  else if (told.chances === 0 && follows)
    told.shuffles.push(wrong(nameOf(deals.due, false), t('check-missing')))
  return told
}

const noSeeds = () => wrong(t('check-shuffles'), t('check-shuffles-impossible'))

const unknownGame = () => note(t('check-shuffles'), t('check-shuffles-unknown'))

/** What the seats contributed: a step for each nonce. */
function nonces({ seed, waited }: Transcript, { given }: Told): Step[] {
  const name = t('check-nonces')
  if (!given.readable) return [wrong(name, t('check-nonces-unreadable'))]
  if (seed === null) return [note(name, t('check-nonces-unneeded'))]
  const all = given.all.filter(({ nonce }) => nonce !== '')
  if (all.length === 0) return [note(name, t('check-nonces-none'))]
  if (waited !== undefined) return all.map((one) => nonceStep(one, given))
  const values = all.map(({ nonce }) => nonce).join(', ')
  return [right(name, t('check-nonces-right', { count: all.length }), values)]
}

/** The first and the last of some hands, and their number. */
function span(hands: number[]) {
  const [first, last] = [Math.min(...hands), Math.max(...hands)]
  return { first, last, count: last - first + 1 }
}

function nonceStep(one: Contribution, given: Contributions): Step {
  const name = one.name
    ? t('check-nonce', { name: one.name })
    : t('check-nonce-of-seat', { seat: one.seat + 1 })
  if (!given.counts(one)) return wrong(name, t('check-nonce-left-out'))
  if (one.hands.size === 0) return note(name, t('check-nonce-unused'))
  return right(name, t('check-nonce-used', span([...one.hands])), one.nonce)
}

/** Whether the player's own nonces are included. */
function ownNonce(own: string[], { given }: Told): Step {
  const name = t('check-own')
  const isOwn = (nonce: string) => own.includes(nonce.toLowerCase())
  const used = given.all.filter(({ nonce, hands }) => isOwn(nonce) && hands.size > 0)
  if (used.length > 0) {
    const hands = used.flatMap((one) => [...one.hands])
    return right(name, t('check-own-used', span(hands)), used.map(({ nonce }) => nonce).join(', '))
  }
  if (given.told.some(isOwn)) return note(name, t('check-own-unused'))
  return wrong(name, t('check-own-missing'))
}

const takenBack = (times: number) => note(t('check-undone'), t('check-undone-times', { times }))

function nameOf({ kind, hand }: Due, again: boolean): string {
  if (kind === 'draw') return t('check-draw', { again })
  return kind === 'gift' ? t('check-gift', { again, hand }) : t('check-deal', { again, hand })
}

/** Computes an outcome of chance from the seed and the nonces of its hand. */
async function shuffle(
  deals: Deals,
  server: Uint8Array,
  given: Contributions,
  entry: Fields,
  dealt: Set<string>,
): Promise<Step> {
  const due = deals.due
  const event = `${due.kind}/${due.hand}`
  const name = nameOf(due, dealt.has(event))
  dealt.add(event)
  const force = given.inForce(due.hand)
  for (const one of force) one.hands.add(due.hand)
  const seeds: Seeds = { server, nonces: force.map(({ nonce }) => fromHex(nonce)!) }
  const key = await keyOf(seeds, due.kind, due.hand)
  const outcome = deals.resolve(diceOf(key))
  if (entry['chance'] !== due.kind) {
    return wrong(name, t('check-missing-at', { kind: String(entry['chance']) }))
  }
  const other = difference(outcome, entry['outcome'])
  if (other) return wrong(name, other)
  const text =
    force.length > 0 && force.some(({ nonce }) => nonce !== '')
      ? t('check-matches-nonces')
      : t('check-matches')
  return { ...right(name, text, t('check-key', { key: toHex(key) })), shuffle: true }
}

const PARTS = ['hands', 'extras', 'draw', 'gift', 'field', 'pile', 'first'] as const

/** Describes a difference from the transcript; `null` if there is none. */
function difference(given: Outcome, told: Json | undefined): string | null {
  const has = isObject(told) ? told : {}
  const same = (value: unknown) => JSON.stringify(value ?? [])
  for (const part of PARTS) {
    if (same(given[part]) === same(has[part])) continue
    if (given[part] === undefined) return t('check-extra', { part })
    if (part === 'first') return t('check-differs-first', { seat: given.first! + 1 })
    const seat =
      part === 'hands' && Array.isArray(has.hands)
        ? given.hands!.findIndex((hand, at) => same(hand) !== same((has.hands as Json[])[at]))
        : -1
    if (seat < 0) return t('check-differs', { part, value: codes(given[part]) })
    return t('check-differs-seat', { seat: seat + 1, cards: codes(given.hands![seat]) })
  }
  const more = Object.keys(has).find((part) => !PARTS.some((known) => known === part))
  return more === undefined ? null : t('check-extra', { part: more })
}

const codes = (value: unknown): string =>
  Array.isArray(value) ? value.map(codes).join(' ') : String(value)
