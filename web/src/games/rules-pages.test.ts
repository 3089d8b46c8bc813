/**
 * The pages with the rules in docs/rules: what the page of the game says in English, as Markdown.
 * `MOONSHOT_WRITE_DOCS=1 npm test -- rules-pages` writes them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { beforeAll, expect, test } from 'vitest'
import { diagramsOf } from '../lessons/diagrams'
import { faces, gameName, learnOffer } from '../game/faces'
import { choiceText, helpOf, labelOf } from '../game/options'
import games from '../generated/games.json'
import { plain, t } from '../language/language.svelte'
import type { CardSetInfo, GameInfo, Games } from '../wire/types'

const ROOT = join(import.meta.dirname, '../../..')

/** The set of cards of new tables: a recorded lesson has it. */
const recorded = readFileSync(join(ROOT, 'web/src/lessons/recorded/black-hearts.jsonl'), 'utf8')
const cardSet = recorded
  .split('\n')
  .filter(Boolean)
  .map((line) => (JSON.parse(line) as { snapshot?: { card_set?: CardSetInfo } }).snapshot?.card_set)
  .find((set) => set !== undefined)!

const offered: Games = {
  games: games as unknown as GameInfo[],
  card_set: cardSet,
  limits: { name_length: 32 },
  levels: [],
}

beforeAll(() => learnOffer(offered))

/** Markup as Markdown: headings, paragraphs, lists and emphasis, which is what rules are made of. */
function markdown(html: string): string {
  return (
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<svg[\s\S]*?<\/svg>/g, '')
      .replace(/\s+/g, ' ')
      .replace(/<\/span>\s*<span>(?=\d)/g, ', ')
      .replace(/<(em|i)>(.*?)<\/\1>/g, '*$2*')
      .replace(/<(strong|b)>(.*?)<\/\1>/g, '**$2**')
      .replace(/<h3[^>]*>(.*?)<\/h3>/g, '\n\n## $1\n\n')
      .replace(/<ol[^>]*>(.*?)<\/ol>/g, (_, list: string) => {
        let number = 0
        return `\n\n${list.replace(/<li[^>]*>(.*?)<\/li>/g, (_, item: string) => `${++number}. ${item}\n`)}\n`
      })
      .replace(/<li[^>]*>(.*?)<\/li>/g, '- $1\n')
      .replace(/<\/?(ul|p)[^>]*>/g, '\n\n')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&')
      .split('\n')
      .map((line) => line.trim().replace(/ +/g, ' '))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      // Lists after each other are one.
      .replace(/(\n- [^\n]*)\n\n(?=- )/g, '$1\n')
      .trim()
  )
}

async function page(game: string): Promise<string> {
  const face = faces.find(({ id }) => id === game)!
  const info = offered.games.find(({ id }) => id === game)!
  const Rules = (await face.rules()).default
  const [least, most] = info.players
  const example = (await diagramsOf(game))?.diagrams.scoring(offered)
  const parts = [
    `# ${gameName(game)}`,
    '<!-- Written from locales/en: see web/src/games/rules-pages.test.ts. -->',
    markdown(render(Rules, { props: {} }).body),
  ]
  if (example) {
    const rows = example.lines.map(([what, points]) => `| ${what} | ${points} |`)
    parts.push(`## ${t('rules-scoring-example')}`)
    parts.push(['| | points |', '| --- | --- |', ...rows].join('\n'), example.sum)
  }
  parts.push(`## ${t('rules-options')}`)
  const range = least === most ? `${least} players` : `${least} to ${most} players`
  parts.push(`${range}. Programs call the game \`${game}\`.`)
  const rows = info.options.map(
    (spec) =>
      `| ${labelOf(game, spec)} | \`${spec.name}\` | ${helpOf(game, spec)} ${choiceText(game, spec)} |`,
  )
  parts.push(['| option | for programs | |', '| --- | --- | --- |', ...rows].join('\n'))
  return `${parts.join('\n\n')}\n`
}

test.each(faces.map(({ id }) => id))('docs/rules has the rules of %s', async (game) => {
  const text = await page(game)
  const file = join(ROOT, `docs/rules/${game}.md`)
  if (process.env['MOONSHOT_WRITE_DOCS']) writeFileSync(file, text)
  expect(text).not.toMatch(/undefined|\[object|<[a-z]/)
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(text).toContain(plain('rules-scoring'))
})
