/** Drawings of cards that only one game has: loaded with its tables, or else when the first card is drawn. */
import type { CardDrawing } from './face'

/** A drawing that is loaded when it is first read. */
export class LazyDrawing {
  #load: () => Promise<{ default: CardDrawing }>
  #loading = false
  #drawing = $state.raw<CardDrawing>()

  constructor(load: () => Promise<{ default: CardDrawing }>) {
    this.#load = load
  }

  /** The drawing; undefined until it is loaded. */
  get current(): CardDrawing | undefined {
    if (!this.#drawing && !this.#loading) {
      this.#loading = true
      this.#load()
        .then((module) => (this.#drawing = module.default))
        .catch(() => (this.#loading = false))
    }
    return this.#drawing
  }

  /** Sets the drawing, so that no card is shown without it. */
  set current(drawing: CardDrawing) {
    this.#drawing = drawing
  }
}
