/**
 * The first view of a table, shown before the script of the page has loaded: its cloth, its name and the player's cards
 * in their final places. The build writes this into the page of a table (`first.build.ts`), the server the snapshot. It
 * is not interactive; the page replaces it.
 */
import './first.css'
import { boxOf, cardGround, standardFace, tileFace } from '../cards/drawn'
import type { FirstCard, FirstCards, Look, Opening } from '../cards/first'
import { sortBy } from '../cards/order'
import { packOrder, readPackCard } from '../cards/pack'
import { suitColour } from '../cards/suits'
import { clothOf, type Cloth } from '../game/cloth'
import { DRAWER, recall, recallInTab } from '../settings/storage'
import type { PlainKey } from '../language/translate'
import { layHand, type Ledge } from '../cards/fan'
import { awaitsFirst, dealtTo, isOver, ownCards } from '../table/model/scene'
import type { Snapshot } from '../wire/types'
import { fetchGame, messageOf, runWhenSeen } from './files'
import { takeLook, type FirstLook } from './look'
import { FIRST } from '../wire/embedded'

const cloths = import.meta.glob<{ cloth: Cloth }>('../games/*/cloth.ts', { eager: true })
const games = import.meta.glob<{ default: FirstCards }>('../games/*/first.ts', { eager: true })
const openings = import.meta.glob<{ default: Opening }>('../games/*/opening.ts', { eager: true })
const readers = Object.values(games).flatMap(({ default: { read } }) => read ?? [])

const word = (key: PlainKey) => messageOf(key) ?? ''

function readEmbedded(code: string, look: Look, tile: boolean): FirstCard | null {
  const card = readPackCard(code)
  if (card) {
    const draw = tile ? tileFace : standardFace
    return { face: draw(card, suitColour(card.suit, look.fourColours)), order: packOrder(card) }
  }
  for (const read of readers) {
    const found = read(code, { ...look, word })
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

function drawHand(snapshot: Snapshot, wanted: FirstLook, within: HTMLElement) {
  const game = games[`../games/${snapshot.game}/first.ts`]?.default
  const tile = game?.tiles ?? false
  const read = (code: string) => readEmbedded(code, wanted, tile)
  const held = sortBy(
    (code) => read(code)?.order,
    ownCards(snapshot),
    wanted.order,
    wanted.ascending,
  )
  const hand = made('div', 'first-hand', within)
  const room = {
    count: held.length,
    dealt: dealtTo(snapshot),
    width: hand.clientWidth,
    window: { width: innerWidth, height: innerHeight },
    tiles: tile,
    seats: snapshot.seats.length,
  }
  const { cards, ledges = [], ...fan } = layHand(room, game?.lay)
  hand.style.height = `${fan.height}px`
  const draw = (code: string, at: number) => {
    const { x, y, angle } = cards[at]!
    const place = `width:${fan.cardWidth}px;transform:translate(${x}px,${y}px) rotate(${angle}deg)`
    const shape = tile ? 'standing' : 'card'
    const drawn = cardGround(shape) + (read(code)?.face ?? '')
    return `<span style="${place}"><svg class="card" viewBox="${boxOf(shape)}">${drawn}</svg></span>`
  }
  const ledge = ({ x, y, width, height }: Ledge) =>
    `<i class="ledge" style="left:${x}px;top:${y}px;width:${width}px;height:${height}px"></i>`
  hand.innerHTML = ledges.map(ledge).join('') + held.map(draw).join('')
}

/** The key of the hint that the page will show at once, if it is one of the first hints. */
function hintOf(snapshot: Snapshot, wanted: FirstLook): string | undefined {
  const { game, view, lesson, life } = snapshot
  const { legal = [], phase } = view
  const asked = lesson || life.proposal || life.resting || isOver(snapshot)
  const waits = awaitsFirst(snapshot)
  if (!wanted.hints || asked || (legal.length === 0 && !waits)) return
  const opening = openings[`../games/${game}/opening.ts`]?.default
  const passes = legal.some((action) => typeof action !== 'string')
  const turn = phase === 'turn' ? phase : null
  const kind = passes ? 'pass' : (turn ?? (waits || phase === 'play' ? 'play' : null))
  return kind && !recall<string[]>('hints', []).includes(`${game}.${kind}`)
    ? opening?.[kind]
    : undefined
}

/** Shows the hint where the page will show it. */
function drawHint(key: string | undefined, within: HTMLElement) {
  const say = made('div', 'first-say', within)
  const text = key && messageOf(key)
  if (!text) return
  const hint = made('div', 'first-hint', say)
  made('p', '', hint).textContent = text
  made('span', 'button small', hint).textContent = messageOf('opening-got-it') ?? ''
}

/** Shows the table of the embedded snapshot. */
function show() {
  const text = document.getElementById(FIRST)?.textContent
  const app = document.getElementById('app')
  if (!text || !app) return
  const snapshot = JSON.parse(text) as Snapshot
  fetchGame(snapshot.game)
  const wanted = takeLook()

  const page = made('div', 'first table-page on-cloth', app)
  page.ariaHidden = 'true'
  const cloth = cloths[`../games/${snapshot.game}/cloth.ts`]?.cloth
  if (cloth) page.setAttribute('style', clothOf(cloth))
  made('p', 'first-name', page).textContent = snapshot.game_name
  page.classList.toggle('alone', !('trick' in snapshot.view.detail))
  page.classList.toggle('drawn', recallInTab<boolean>(DRAWER) ?? false)
  const floor = made('div', 'first-floor', page)
  if (snapshot.life.stage === 'waiting') return
  drawHint(hintOf(snapshot, wanted), floor)
  drawHand(snapshot, wanted, floor)
}

/** Draws the table, then runs the page. */
function begin() {
  try {
    show()
  } finally {
    runWhenSeen()
  }
}

// Called by the HTML page after the snapshot.
Object.assign(globalThis, { showFirst: begin })
