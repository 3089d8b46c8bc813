/** The size of the cards in the draw for the deal, so that every round is visible. Pure. */

export interface DrawRoom {
  /** Pixels, without the sentence above the cards. */
  width: number
  height: number
  /** The number of cards in each round. */
  rounds: readonly number[]
  /** A card's height divided by its width. */
  ratio: number
  /** Between two cards, and between two rows. */
  gap: number
  /** The height of a name below its card. */
  name: number
  /** The least width of a card with a name below it, and the greatest of any card. */
  least: number
  most: number
}

export interface DrawLayout {
  /** Cards in a row. */
  columns: number
  /** The width of a card. */
  card: number
  named: boolean
}

/** The largest cards that fit, with names below them if those fit as well. */
export function layDraw(room: DrawRoom): DrawLayout {
  const named = largest(room, room.name)
  return named.card >= room.least
    ? { ...named, named: true }
    : { ...largest(room, 0), named: false }
}

function largest({ width, height, rounds, ratio, gap, most }: DrawRoom, name: number) {
  let best = { columns: 1, card: 0 }
  for (let columns = Math.max(...rounds); columns > 0; columns--) {
    const rows = rounds.reduce((sum, count) => sum + Math.ceil(count / columns), 0)
    const across = (width - gap * (columns - 1)) / columns
    const down = ((height - gap * (rows - 1)) / rows - name) / ratio
    const card = Math.max(1, Math.floor(Math.min(across, down, most)))
    if (card > best.card) best = { columns, card }
  }
  return best
}
