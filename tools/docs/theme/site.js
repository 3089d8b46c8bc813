/* The search. The site is complete without this script. */
const at = new URL('.', document.currentScript.src)
const query = document.getElementById('query')
const results = document.getElementById('results')
const count = document.getElementById('count')
const found = document.getElementById('found')
const MOST = 30
let sections

document.querySelector('search').hidden = false

/** The sections of all pages: title of the page, heading, address, text; and all of it in lower case. */
async function load() {
  const answer = await fetch(new URL('search.json', at))
  if (!answer.ok) throw new Error(answer.statusText)
  const rows = await answer.json()
  return rows.map(([page, heading, address, text]) => ({
    page,
    heading,
    address,
    text,
    titles: `${page} ${heading}`.toLowerCase(),
    all: `${page} ${heading} ${text}`.toLowerCase(),
  }))
}

/** A word as a pattern that means itself. */
const escaped = (word) => word.replace(/[/.*+?^${}()|[\]\\]/g, '\\$&')

/** How well a section answers; 0 if a word is not in it. */
function score(section, words, phrase) {
  let points = 0
  for (const { word, whole } of words) {
    if (!section.all.includes(word)) return 0
    points += section.titles.search(whole) >= 0 ? 10 : section.titles.includes(word) ? 2 : 0
    points += Math.min(8, 1 + 2 * [...section.all.matchAll(whole)].length)
  }
  if (section.heading.toLowerCase() === phrase) points += 20
  if (section.all.includes(phrase)) points += 3
  return points
}

/** The text around the first of the words, with all of them marked. */
function excerpt(text, words) {
  const line = document.createElement('p')
  const lower = text.toLowerCase()
  const first = Math.max(0, Math.min(...words.map((word) => (lower.indexOf(word) + 1 || text.length) - 1)) - 40)
  const begin = first > 0 ? text.indexOf(' ', first) + 1 : 0
  const piece = text.slice(begin, begin + 160)
  if (begin > 0) line.append('… ')
  for (const [index, part] of piece.split(new RegExp(`(${words.map(escaped).join('|')})`, 'i')).entries()) {
    if (index % 2 === 0) {
      line.append(part)
      continue
    }
    const mark = document.createElement('mark')
    mark.textContent = part
    line.append(mark)
  }
  if (begin + 160 < text.length) line.append(' …')
  return line
}

function show(section, words) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = new URL(section.address, at).href
  link.textContent = section.heading === section.page ? section.page : `${section.page}: ${section.heading}`
  // A link to a part of this page leaves the results open otherwise.
  link.addEventListener('click', () => (results.hidden = true))
  item.append(link, excerpt(section.text, words))
  return item
}

async function search() {
  const phrase = query.value.trim().toLowerCase()
  results.hidden = phrase.length < 2
  if (results.hidden) return
  try {
    sections ??= await load()
  } catch {
    count.textContent = 'The search needs the server, which cannot be reached.'
    return
  }
  // Something else may have been typed since.
  if (query.value.trim().toLowerCase() !== phrase) return
  const words = phrase.split(/\s+/)
  const wanted = words.map((word) => ({
    word,
    whole: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'gu'),
  }))
  const ranked = sections
    .map((section) => ({ section, points: score(section, wanted, phrase) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  const shown = ranked.slice(0, MOST)
  count.textContent =
    ranked.length === 0
      ? `Nothing found for “${query.value.trim()}”.`
      : `${ranked.length} ${ranked.length === 1 ? 'place' : 'places'} found${ranked.length > MOST ? `; the best ${MOST}` : ''}.`
  found.replaceChildren(...shown.map(({ section }) => show(section, words)))
}

query.addEventListener('input', search)
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !results.hidden) {
    results.hidden = true
    query.focus()
  }
  const typing = event.target instanceof HTMLInputElement
  if (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault()
    query.focus()
  }
})

// What scrolls sideways can be reached with the keyboard.
for (const wide of document.querySelectorAll('pre, .table-wrapper')) {
  if (wide.scrollWidth <= wide.clientWidth) continue
  wide.tabIndex = 0
  wide.setAttribute('role', 'group')
  wide.setAttribute('aria-label', wide.matches('pre') ? 'Code' : 'Table')
}
