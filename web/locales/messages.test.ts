/** What a translator may get wrong is found, and what is right becomes the text that it looks like. */
import { readFileSync } from 'node:fs'
import { Visitor, type Pattern, type TextElement } from '@fluent/syntax'
import { expect, test } from 'vitest'
import { runtimeOf, type CompiledArea, type Runtime } from '../src/language/translate'
import {
  areaModule,
  compare,
  filesOf,
  packModule,
  parseLanguage,
  pseudoLanguages,
  readLanguage,
  skeletonOf,
  SOURCE,
  typesOf,
  type Language,
} from './messages'
import { readLocales } from './plugin'

const WORDS = {
  card: (code: string, form?: string) => (form === 'bare' ? code : `the ${code}`),
  cards: (codes: readonly string[]) => codes.join(' and '),
  you: () => 'you',
}

const language = (text: string, code = SOURCE, area = 'table'): Language =>
  parseLanguage(code, new Map([[area, text]]))

/** What `compare` finds in a German text. */
const wrong = (english: string, german: string): string[] =>
  compare(language(german, 'de'), language(english))

/** The text of the message `table-it`. */
async function textOf(ftl: string, params: object = {}, code = SOURCE, english = ftl) {
  const source = language(english)
  const module = areaModule('table', language(ftl, code), source)
  const { default: area } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`
  )) as { default: (runtime: Runtime) => Record<string, string | ((params: object) => string)> }
  const message = area(runtimeOf(code, WORDS))['table-it']!
  return typeof message === 'string' ? message : message(params)
}

test('the messages of every language can be read and fit the English ones', () => {
  expect(readLocales().source.entries.size).toBeGreaterThan(100)
})

test('French keeps its high signs on the line of their words', () => {
  // A question mark may also be a key that is named.
  const loose = /« | »|(?<=[\p{L}\d»})]) [:;!](?=\s|$|<)/u
  const lines = filesOf('fr').flatMap((path) => readFileSync(path, 'utf8').split('\n'))
  expect(lines.filter((line) => !line.startsWith('#') && loose.test(line))).toEqual([])
})

test.each([
  ['a key of another area', 'chat-it = It', 'chat-it does not begin with table-'],
  ['a key twice', 'table-it = It\ntable-it = That', 'table-it stands twice'],
  ['an attribute', 'table-it = It\n    .title = That', 'table-it has attributes'],
  ['a text that is no Fluent', 'table-it = { $count', 'locales/en/table.ftl'],
  ['a select without a default', 'table-it = { $a ->\n [b] B\n }', 'locales/en/table.ftl'],
  ['an unknown function', 'table-it = { WHOM($player) }', 'there is no function WHOM'],
  ['an unknown term', 'table-it = { -moon }', 'there is no term -moon'],
  ['a message in another', 'table-it = { table-that }', 'messages do not refer to messages'],
  [
    'a parameter of two types',
    'table-it = { CARD($it) } { PLAYERS($it) }',
    '$it is card and players',
  ],
  [
    'a word that is never selected by a player',
    'table-it = { WHO($player) ->\n [me] I\n *[other] They\n }',
    'WHO is never me',
  ],
  [
    'a function that is not to select by',
    'table-it = { NUMBER($count) ->\n [one] One\n *[other] Many\n }',
    'NUMBER is not to select by',
  ],
  [
    'an unknown function to select by',
    'table-it = { WHOM($player) ->\n [you] You\n *[other] They\n }',
    'there is no function WHOM',
  ],
  [
    'a plural that the language has not',
    'table-it = { $count ->\n [few] Few\n *[other] Many\n }',
    'no number is few in en',
  ],
])('%s is refused', (_, text, why) => {
  expect(() => language(text)).toThrow(why)
})

test.each([
  ['has no argument', 'table-it = { CARDS() }'],
  ['NUMBER has no decimals', 'table-it = { NUMBER($count, decimals: 1) }'],
])('a function that is called wrongly is refused: %s', async (why, text) => {
  await expect(textOf(text, { count: 1 })).rejects.toThrow(why)
})

test('a translation that fits has nothing wrong', () => {
  expect(
    wrong(
      [
        'table-turn = { WHO($player) ->\n [you] Your turn\n *[other] The turn of { $player }\n }',
        'table-left = { $count ->\n [one] { $count } card\n *[other] { $count } cards\n }',
        'table-open = { $open ->\n [true] Open\n *[false] Closed\n }',
        'table-won = { $why ->\n [moon] Won by a moon\n *[points] Won\n }',
      ].join('\n'),
      [
        'table-turn = { $player } ist dran',
        'table-left = { $count } Karten',
        'table-open = { $open ->\n [false] Zu\n *[true] Offen\n }',
        'table-won = Gewonnen',
      ].join('\n'),
    ),
  ).toEqual([])
  // A language without plurals may keep the form of the English message.
  const korean = 'table-left = { $count ->\n *[other] 카드 { $count }장\n }'
  const english = 'table-left = { $count ->\n [one] { $count } card\n *[other] { $count } cards\n }'
  expect(compare(language(korean, 'ko'), language(english))).toEqual([])
})

test('a missing message is found', () => {
  expect(wrong('table-a = A\ntable-b = B', 'table-a = A')).toEqual(['de/table.ftl lacks table-b'])
})

test('a message that English has not is found', () => {
  expect(wrong('table-a = A', 'table-a = A\ntable-b = B')).toEqual([
    'de/table.ftl: table-b is no message',
  ])
})

test('a message in the file of another area is found', () => {
  const english = parseLanguage(
    'en',
    new Map([
      ['table', ''],
      ['table-chat', 'table-chat-a = A'],
    ]),
  )
  expect(compare(language('table-chat-a = A', 'de'), english)).toEqual([
    'de/table.ftl: table-chat-a belongs in table-chat.ftl',
  ])
})

test('an unknown parameter is found', () => {
  expect(wrong('table-a = { $name }', 'table-a = { $name } { $game }')).toEqual([
    'de/table.ftl: table-a has no parameter $game',
  ])
})

test('a parameter that is shown in English alone is found', () => {
  expect(wrong('table-a = { $name } and { CARD($card) }', 'table-a = { $name }')).toEqual([
    'de/table.ftl: table-a lacks $card',
  ])
})

test('a parameter of another type is found', () => {
  expect(wrong('table-a = { CARD($it) }', 'table-a = { PLAYERS($it) }')).toEqual([
    'de/table.ftl: table-a: $it is card, not players',
  ])
  // English does not say that it is a number, so its plural is unknown.
  expect(
    wrong('table-a = { $it }', 'table-a = { $it ->\n [one] eine\n *[other] { $it }\n }'),
  ).toEqual(['de/table.ftl: table-a: $it is text, not number'])
})

test.each([
  ['[time] Time\n *[asked] Asked', '[tiem] Zeit\n *[asked] Gefragt', '$it is never tiem'],
  ['[one] A card\n *[other] Cards', '[on] Karte\n *[other] Karten', '$it is number, not on|other'],
  ['[true] Yes\n *[false] No', '[ja] Ja\n *[false] Nein', '$it is boolean, not ja|false'],
])('a word that selects nothing is found: %s', (english, german, why) => {
  const select = (variants: string) => `table-a = { $it ->\n ${variants}\n }`
  expect(wrong(select(english), select(german))).toEqual([`de/table.ftl: table-a: ${why}`])
})

test('any word may be selected by where English takes any', () => {
  const select = (variants: string) => `table-a = { $it ->\n ${variants}\n }`
  expect(wrong(select('[a] A\n *[other] B'), select('[b] A\n *[other] B'))).toEqual([])
})

test('the types of parameters come from the English messages', () => {
  const types = typesOf(
    language(
      [
        'table-plain = Plain',
        'table-text = { $name }',
        'table-count = { $count ->\n [one] One\n *[other] { $count }\n }',
        'table-player = { WHO($player) ->\n [you] You\n *[other] { $player }\n }',
        'table-players = { PLAYERS($players) }',
        'table-card = { CARD($card) } { CARDS($cards) } { LIST($texts) }',
        'table-open = { $open ->\n [true] Open\n *[false] Closed\n }',
        'table-why = { $why ->\n [a] A\n *[b] B\n }',
        'table-any = { $any ->\n [a] A\n *[other] B\n }',
      ].join('\n'),
    ),
  )
  for (const line of [
    "'table-plain': null",
    "'table-text': { name: string | number }",
    "'table-count': { count: number }",
    "'table-player': { player: Player }",
    "'table-players': { players: readonly Player[] }",
    "'table-card': { card: string; cards: readonly string[]; texts: readonly string[] }",
    "'table-open': { open: boolean }",
    "'table-why': { why: 'a' | 'b' }",
    "'table-any': { any: string }",
    "export type Area = 'table'",
  ]) {
    expect(types).toContain(line)
  }
})

test('a plural takes the form of the number, and an exact number before it', async () => {
  const text =
    'table-it = { $count ->\n [0] No card\n [one] { $count } card\n *[other] { $count } cards\n }'
  expect(await textOf(text, { count: 0 })).toBe('No card')
  expect(await textOf(text, { count: 1 })).toBe('1 card')
  expect(await textOf(text, { count: 1234 })).toBe('1,234 cards')
  const polish =
    'table-it = { $count ->\n [one] { $count } karta\n [few] { $count } karty\n *[many] { $count } kart\n }'
  const texts = [1, 3, 5, 22].map((count) => textOf(polish, { count }, 'pl', text))
  expect(await Promise.all(texts)).toEqual(['1 karta', '3 karty', '5 kart', '22 karty'])
})

test('words and booleans select, in any order of the variants', async () => {
  const why = 'table-it = { $why ->\n [gone] Gone\n *[asked] Asked\n }'
  expect(await textOf(why, { why: 'gone' })).toBe('Gone')
  expect(await textOf(why, { why: 'asked' })).toBe('Asked')
  const open = 'table-it = { $open ->\n [true] Open\n *[false] Closed\n }'
  expect(await textOf(open, { open: true })).toBe('Open')
  expect(await textOf(open, { open: false })).toBe('Closed')
  const closed = 'table-it = { $open ->\n [false] Zu\n *[true] Offen\n }'
  expect(await textOf(closed, { open: true }, 'de', open)).toBe('Offen')
  expect(await textOf(closed, { open: false }, 'de', open)).toBe('Zu')
})

test('a player is the reader or a name, alone and in a list', async () => {
  const takes =
    'table-it = { WHO($player) ->\n [you] You take it.\n *[other] { $player } takes it.\n }'
  expect(await textOf(takes, { player: { name: 'Zoe', you: true } })).toBe('You take it.')
  expect(await textOf(takes, { player: { name: 'Ada', you: false } })).toBe('Ada takes it.')
  const players = ['Ada', 'Boris', 'Zoe'].map((name) => ({ name, you: name === 'Zoe' }))
  expect(await textOf('table-it = { PLAYERS($players) } tie', { players })).toBe(
    'Ada, Boris and you tie',
  )
  // A translation may name the player without asking who it is.
  const german = 'table-it = { $player } ist dran.'
  const params = { player: { name: 'Ada', you: false } }
  expect(await textOf(german, params, 'de', takes)).toBe('Ada ist dran.')
})

test('cards, lists, numbers and capitals', async () => {
  const params = { card: 'QS', cards: ['2C', '3C'], texts: ['a', 'b'], x: -0.034 }
  const cases = {
    '{ CARD($card) }': 'the QS',
    '{ CARD($card, form: "bare") }': 'QS',
    '{ CAPITAL(CARD($card)) }': 'The QS',
    '{ CARDS($cards) }': '2C and 3C',
    '{ LIST($texts) }': 'a and b',
    '{ LIST($texts, type: "disjunction") }': 'a or b',
    '{ NUMBER($x, style: "percent", digits: 0) }': '−3%',
    '{ NUMBER($x, digits: 2) }': '−0.03',
    '{ NUMBER($x, sign: "never") }': '0.034',
    '{ JOSA($card, form: "은/는") }': 'QS는',
    '{"{"}{ "  " }.': '{  .',
    'say "so"': 'say "so"',
  }
  for (const [text, expected] of Object.entries(cases)) {
    expect(await textOf(`table-it = ${text}`, params), text).toBe(expected)
  }
})

test('a term takes the form that it is asked for', async () => {
  const moon = '-moon = { $case ->\n [gen] Mondes\n *[nom] Mond\n }\n'
  expect(await textOf(`${moon}table-it = { -moon }`)).toBe('Mond')
  expect(await textOf(`${moon}table-it = des { -moon(case: "gen") }`)).toBe('des Mondes')
})

test('in a build messages have numbers, the same in every language', async () => {
  const english = parseLanguage(
    'en',
    new Map([
      ['chat', 'chat-a = A\nchat-b = B'],
      ['table', 'table-a = C\ntable-b = { $name }'],
    ]),
  )
  const german = parseLanguage(
    'de',
    new Map([
      ['table', 'table-b = { $name }.\ntable-a = D'],
      ['chat', 'chat-b = F\nchat-a = E'],
    ]),
  )
  const module = packModule(['table-a', 'table-b'], 2, german, english)
  const { default: area } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`
  )) as { default: (runtime: Runtime) => CompiledArea }
  const [first, [plain, named]] = area(runtimeOf('de', WORDS)) as [
    number,
    [string, (params: object) => string],
  ]
  expect([first, plain, named({ name: 'Ada' })]).toEqual([2, 'D', 'Ada.'])
})

test('the long pseudo-language is 40% longer than English', () => {
  const [long] = pseudoLanguages()
  let [ours, theirs] = [0, 0]
  for (const [key, { pattern }] of readLanguage(SOURCE).entries) {
    // The names of the games stay.
    if (/^games-[a-z-]+s$/.test(key)) continue
    ours += lengthOf(pattern)
    theirs += lengthOf(long!.entries.get(key)!.pattern)
  }
  expect(theirs / ours).toBeGreaterThan(1.4)
})

/** The number of characters that stand in a message. */
function lengthOf(pattern: Pattern): number {
  let length = 0
  class Counter extends Visitor {
    override visitTextElement({ value }: TextElement) {
      length += value.length
    }
  }
  new Counter().visit(pattern)
  return length
}

test('a language more is a folder more', () => {
  const source = readLanguage(SOURCE)
  const skeleton = skeletonOf(source)
  const begun = parseLanguage('eo', skeleton)
  expect(begun.entries.size).toBe(0)
  expect(compare(begun, source)).toHaveLength(source.entries.size)
  // As if each comment were replaced by a message.
  const text = (commented: string) => commented.replace(/^# (?=[a-z-]+ =| {2})/gm, '')
  const written = new Map([...skeleton].map(([area, commented]) => [area, text(commented)]))
  const complete = parseLanguage('eo', written)
  expect(compare(complete, source)).toEqual([])
  for (const area of source.areas.keys())
    expect(areaModule(area, complete, source)).toBe(areaModule(area, source, source))
})
