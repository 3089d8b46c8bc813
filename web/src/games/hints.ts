/** Hints that more than one game has use for. */
import { readChoices } from '../table/actions'
import { trickDetail, type Scene } from '../table/scene'
import type { Hint } from './face'

const choices = (scene: Scene) => readChoices(scene.snapshot.view.legal)

export function passHint(game: string, text: string): Hint {
  return { id: `${game}.pass`, text, when: (scene) => choices(scene).pass !== null }
}

export function playHint(game: string, text: string): Hint {
  return {
    id: `${game}.play`,
    text,
    when: (scene) => scene.snapshot.view.phase === 'play' && choices(scene).plays.size > 0,
  }
}

export function lastTrickHint(game: string, text: string): Hint {
  return {
    id: `${game}.last`,
    text,
    when: (scene) => (trickDetail(scene.snapshot)?.last_trick.length ?? 0) > 0,
  }
}
