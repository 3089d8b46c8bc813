/** Hints that several games use. */
import type { PlainKey } from '../../language/translate'
import { awaitsFirst } from '../../table/model/scene'
import type { Hint } from '../../table/model/game'

export function passHint(game: string, text: PlainKey): Hint {
  return { id: `${game}.pass`, text, when: (_, choices) => choices.pass !== null }
}

export function playHint(game: string, text: PlainKey): Hint {
  return {
    id: `${game}.play`,
    text,
    when: (scene, choices) => scene.snapshot.view.phase === 'play' && choices.plays.size > 0,
    before: (scene) => awaitsFirst(scene.snapshot),
  }
}

export function lastTrickHint(game: string, text: PlainKey): Hint {
  return { id: `${game}.last`, text, when: (scene) => scene.snapshot.last_trick !== null }
}
