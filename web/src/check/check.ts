/** Verifies a transcript step by step. docs/fairness.md says what that proves. */
import { fromHex, joined, sha256, toHex, utf8 } from './bytes'
import { Contributions, type Contribution } from './contributions'
import { Deals, type Agreed, type Due, type Outcome } from './deals'
import { diceOf, keyOf, type Seeds } from './dice'

/** The result of one check; a note is neither right nor wrong. */
export interface Step {
  name: string
  is: 'right' | 'wrong' | 'note'
  text: string
  /** Values for a check by hand. */
  values?: string
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
  if (typeof file === 'string') return [wrong('The file', file)]
  const count = file.entries.length
  const steps = [
    right(
      'The file',
      `It is a transcript of ${Deals.nameOf(file.game) ?? file.game}: ${file.players} players, ${count} entries.`,
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
    return 'This is no transcript: it is not JSON.'
  }
  if (!isObject(file) || file['format'] !== 'moonshot-transcript') {
    return 'This is no transcript of Moonshot.'
  }
  const version = file['version']
  if (version !== 1 && version !== 2) {
    return 'This transcript has a version that this page does not read.'
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
  return whole
    ? (file as unknown as Transcript)
    : 'This is no transcript: a field of it is missing.'
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
  const name = 'As it was written'
  const heading = without(file as unknown as Fields, 'check', 'entries', 'outcome')
  let link = await sha256(utf8(canonical(heading)))
  if (toHex(link).slice(0, 16) !== file.check) {
    return wrong(name, 'What stands before the entries was changed after it was written.')
  }
  for (const [place, entry] of file.entries.entries()) {
    link = await sha256(joined(link, utf8(canonical(without(entry, 'check')))))
    if (toHex(link).slice(0, 16) !== entry['check']) {
      const where = `Entry ${place + 1}, or the order of the entries,`
      return wrong(name, `${where} was changed after it was written.`)
    }
  }
  return right(name, `The heading and each of the ${file.entries.length} entries have their check.`)
}

function seedOf({ seed }: Transcript): Uint8Array | null {
  const bytes = seed === null ? null : fromHex(seed)
  return bytes?.length === 32 ? bytes : null
}

async function commitment(file: Transcript): Promise<Step> {
  const name = 'The commitment'
  if (file.seed === null) {
    return note(name, 'This match has no server seed: its cards were given, as in a lesson.')
  }
  const seed = seedOf(file)
  if (!seed) return wrong(name, 'The server seed is not 64 hexadecimal digits.')
  const hash = toHex(await sha256(seed))
  if (hash !== file.commitment) {
    return wrong(name, 'The SHA-256 of the server seed is not the commitment.')
  }
  const text = 'The SHA-256 of the server seed is the commitment.'
  return right(name, text, `Seed ${file.seed}, commitment ${hash}`)
}

/** The commitment that the player kept. */
async function promise(file: Transcript, kept: string): Promise<Step> {
  const name = 'The commitment that you kept'
  const seed = seedOf(file)
  const hash = seed && toHex(await sha256(seed))
  if (hash === kept) {
    return right(
      name,
      'It is that of this match: the server seed was not changed since you got it.',
    )
  }
  return wrong(name, 'The server seed is not the one that you were promised before the match.')
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
  const follows = server !== null && Deals.nameOf(file.game) !== undefined
  let deals = new Deals(file)
  /** The state before each action that was not taken back. */
  const before: Deals[] = []
  const dealt = new Set<string>()
  for (const [place, entry] of file.entries.entries()) {
    const fault = (text: string) => told.wrong.push(wrong(`Entry ${place + 1}`, text))
    if ('chance' in entry) {
      told.chances++
      if (!given.begun) fault('Cards are dealt before the match begins.')
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
      } else fault('It takes back what was not there.')
    } else {
      const early = follows && given.readable && given.begun && deals.hand === 0
      if (early) fault('It stands before the first deal.')
      if (!isObject(entry['table']) || !given.change(entry['table'], deals.hand)) {
        fault('No table makes such an entry.')
      }
    }
  }
  if (told.chances > 0 && !follows && file.seed !== null) {
    told.shuffles.push(server ? unknownGame() : noSeeds())
  } else if (told.chances > 0 && server && !given.readable) told.shuffles = [noSeeds()]
  else if (told.chances === 0 && follows)
    told.shuffles.push(wrong(nameOf(deals.due), 'It is missing.'))
  return told
}

const noSeeds = () =>
  wrong(
    'The shuffles',
    'Without a server seed and nonces that can be read, none can be worked out.',
  )

const unknownGame = () =>
  note('The shuffles', 'This page does not know how the cards of this game are dealt.')

/** What the seats contributed: a step for each nonce. */
function nonces({ seed, waited }: Transcript, { given }: Told): Step[] {
  const name = 'The nonces of the seats'
  if (!given.readable) return [wrong(name, 'One of them is not in hexadecimal digits.')]
  if (seed === null) return [note(name, 'There is no shuffle for them to go into.')]
  const all = given.all.filter(({ nonce }) => nonce !== '')
  if (all.length === 0) {
    return [
      note(
        name,
        'No seat gave one: the server alone chose the seed. It could not change the seed after the commitment, but could have tried several before it.',
      ),
    ]
  }
  if (waited !== undefined) return all.map((one) => nonceStep(one, given))
  const of = all.length === 1 ? 'One seat gave one; it' : `${all.length} seats gave one; they`
  const values = all.map(({ nonce }) => nonce).join(', ')
  return [right(name, `${of} went into every shuffle.`, values)]
}

const UNUSED = 'went into no shuffle: it was replaced, or came too late.'

function shufflesOf(hands: number[]): string {
  const [first, last] = [Math.min(...hands), Math.max(...hands)]
  return `the shuffles of ${first === last ? `hand ${first}` : `hands ${first} to ${last}`}`
}

function nonceStep(one: Contribution, given: Contributions): Step {
  const name = `The nonce of ${one.name}`
  if (!given.counts(one)) return wrong(name, 'It counts in no shuffle: the server left it out.')
  if (one.hands.size === 0) return note(name, `It ${UNUSED}`)
  return right(name, `It went into ${shufflesOf([...one.hands])}.`, one.nonce)
}

/** Whether the player's own nonces are included. */
function ownNonce(own: string[], { given }: Told): Step {
  const name = 'Your own nonce'
  const isOwn = (nonce: string) => own.includes(nonce.toLowerCase())
  const used = given.all.filter(({ nonce, hands }) => isOwn(nonce) && hands.size > 0)
  if (used.length > 0) {
    const hands = used.flatMap((one) => [...one.hands])
    const text = `What this browser drew for you went into ${shufflesOf(hands)}.`
    return right(name, text, used.map(({ nonce }) => nonce).join(', '))
  }
  if (given.told.some(isOwn)) return note(name, `It is there, but ${UNUSED}`)
  return wrong(
    name,
    'This browser drew one for you at this table, and it is not in the transcript. If you sat there, the server left it out.',
  )
}

const takenBack = (times: number) =>
  note(
    'What was taken back',
    `Taken back ${times === 1 ? 'once' : `${times} times`}. What was dealt before and after is checked as well.`,
  )

function nameOf({ kind, hand }: Due): string {
  if (kind === 'draw') return 'The draw for the first dealer'
  return kind === 'gift' ? `The gift of hand ${hand}` : `Deal ${hand}`
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
  const name = nameOf(due) + (dealt.has(nameOf(due)) ? ', again' : '')
  dealt.add(nameOf(due))
  const force = given.inForce(due.hand)
  for (const one of force) one.hands.add(due.hand)
  const seeds: Seeds = { server, nonces: force.map(({ nonce }) => fromHex(nonce)!) }
  const key = await keyOf(seeds, due.kind, due.hand)
  const outcome = deals.resolve(diceOf(key))
  if (entry['chance'] !== due.kind) {
    return wrong(name, `It is missing: the transcript has a ${String(entry['chance'])} here.`)
  }
  const other = difference(outcome, entry['outcome'])
  if (other) return wrong(name, other)
  const text =
    force.length > 0 && force.some(({ nonce }) => nonce !== '')
      ? 'The seed and the nonces give what the transcript has.'
      : 'The seed gives what the transcript has.'
  return right(name, text, `Key of the stream ${toHex(key)}`)
}

const PARTS: Record<keyof Outcome, string> = {
  hands: 'the hands',
  extras: 'the cards left over',
  draw: 'the tiles',
  gift: 'the gift',
  field: 'the field',
  pile: 'the pile',
  first: 'who starts',
}

/** Describes a difference from the transcript; `null` if there is none. */
function difference(given: Outcome, told: Json | undefined): string | null {
  const has = isObject(told) ? told : {}
  const known = Object.keys(PARTS) as (keyof Outcome)[]
  const same = (value: unknown) => JSON.stringify(value ?? [])
  for (const part of known) {
    if (same(given[part]) === same(has[part])) continue
    const seat =
      part === 'hands' && Array.isArray(has.hands)
        ? given.hands!.findIndex((hand, at) => same(hand) !== same((has.hands as Json[])[at]))
        : -1
    if (seat < 0) return `The seed gives otherwise ${PARTS[part]}: ${plain(given[part])}.`
    return `The seed gives seat ${seat + 1} other cards: ${plain(given.hands![seat])}.`
  }
  const more = Object.keys(has).find((part) => !(known as string[]).includes(part))
  return more === undefined ? null : `The transcript has a “${more}” that no shuffle gives.`
}

const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(plain).join(' ') : String(value ?? 'nothing')
