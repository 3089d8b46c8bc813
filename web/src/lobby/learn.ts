/** The button of a lesson on the card of its game. */
import { t } from '../language/language.svelte'
import { gameName } from '../game/faces'

export interface LessonLabel {
  text: string
  /** What it is called without its card. */
  label: string
}

/** `underWay`: the lesson is unfinished. */
export function lessonLabel(id: string, underWay: boolean): LessonLabel {
  const game = gameName(id)
  return underWay
    ? { text: t('games-learn-on'), label: t('games-learn-on-game', { game }) }
    : { text: t('games-learn'), label: t('games-learn-game', { game }) }
}
