/**
 * Shows a table before the script of the page has come: its cloth, its name and the player's own cards, where they will lie.
 * The build writes this into the page of a table (`build.ts`), and the server the snapshot after it. Nothing here can be
 * pressed; the page takes its place.
 */
import './first.css'
import { cardGround, heightOf, standardFace, tileFace } from '../cards/drawn'
import type { FirstCard, FirstCards, Look } from '../cards/first'
import { sortBy, type HandOrder } from '../cards/order'
import { packOrder, readPackCard } from '../cards/pack'
import { suitColour } from '../cards/suits'
import { clothOf, type Cloth } from '../games/cloth'
import { recall } from '../settings/storage'
import { layHand } from '../table/fan'
import { dealtTo, ownCards } from '../table/scene'
import type { Snapshot } from '../wire/types'
import { FIRST } from './page'

/** What is asked of the settings; the page has the rest, and the same defaults. */
interface Wanted extends Look {
  theme: string
  large: boolean
  cloth: string
  order: HandOrder
  ascending: boolean
}

const cloths = import.meta.glob<{ cloth: Cloth }>('../games/*/cloth.ts', { eager: true })
const games = import.meta.glob<{ default: FirstCards }>('../games/*/first.ts', { eager: true })
const readers = Object.values(games).flatMap(({ default: { read } }) => read ?? [])

function readFirst(code: string, look: Look, tile: boolean): FirstCard | null {
  const card = readPackCard(code)
  if (card) {
    const draw = tile ? tileFace : standardFace
    return { face: draw(card, suitColour(card.suit, look.fourColours)), order: packOrder(card) }
  }
  for (const read of readers) {
    const found = read(code, look)
    if (found) return found
  }
  return null
}

function made(tag: string, kind: string, within: HTMLElement): HTMLElement {
  const element = document.createElement(tag)
  element.className = kind
  within.append(element)
  return element
}

function drawHand(snapshot: Snapshot, wanted: Wanted, within: HTMLElement) {
  const tile = games[`../games/${snapshot.game}/first.ts`]?.default.tiles ?? false
  const read = (code: string) => readFirst(code, wanted, tile)
  const held = sortBy(
    (code) => read(code)?.order,
    ownCards(snapshot),
    wanted.order,
    wanted.ascending,
  )
  const hand = made('div', 'first-hand', within)
  const fan = layHand({
    count: held.length,
    dealt: dealtTo(snapshot),
    width: hand.clientWidth,
    window: { width: innerWidth, height: innerHeight },
    tiles: tile,
  })
  hand.style.height = `${fan.height}px`
  const draw = (code: string, at: number) => {
    const { x, y, angle } = fan.cards[at]!
    const place = `width:${fan.cardWidth}px;transform:translate(${x}px,${y}px) rotate(${angle}deg)`
    const drawn = cardGround(tile) + (read(code)?.face ?? '')
    const box = `viewBox="0 0 100 ${heightOf(tile)}"`
    return `<span style="${place}"><svg class="card" ${box}>${drawn}</svg></span>`
  }
  hand.innerHTML = held.map(draw).join('')
}

/** Shows the table of the snapshot that stands in the page. */
function show() {
  const text = document.getElementById(FIRST)?.textContent
  const app = document.getElementById('app')
  if (!text || !app) return
  const snapshot = JSON.parse(text) as Snapshot
  const wanted: Wanted = {
    theme: 'system',
    fourColours: false,
    large: false,
    cloth: 'game',
    order: 'alternate',
    ascending: true,
    ...recall<Partial<Wanted>>('settings', {}),
  }
  const root = document.documentElement
  if (wanted.theme !== 'system') root.dataset['theme'] = wanted.theme
  root.toggleAttribute('data-large', wanted.large)
  root.dataset['cloth'] = wanted.cloth

  const page = made('div', 'first table-page on-cloth', app)
  page.ariaHidden = 'true'
  const cloth = cloths[`../games/${snapshot.game}/cloth.ts`]?.cloth
  if (cloth) page.setAttribute('style', clothOf(cloth))
  made('p', 'first-name', page).textContent = snapshot.game_name
  const scores = 'trick' in snapshot.view.detail
  const floor = made('div', scores ? 'first-floor scored' : 'first-floor', page)
  if (snapshot.life.stage !== 'waiting') drawHand(snapshot, wanted, floor)
}

/** Runs the script of the page, which the page has asked for already. */
function run() {
  const script = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')
  if (script) void import(/* @vite-ignore */ script.href)
}

/** Draws the table and lets it be seen before the script of the page has its turn. */
function begin() {
  try {
    show()
  } finally {
    // The second frame is asked for when the first has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)))
    // A page out of sight is not drawn. What runs already does not run again.
    setTimeout(run, document.hidden ? 0 : 1_000)
  }
}

// Called by the page when the table stands in it.
Object.assign(globalThis, { showFirst: begin })
