import { t } from '../../language/language.svelte'
import { playerOf } from '../../table/model/names'
import type { GameLogic } from '../../table/model/game-logic'
import { moonQuestion, revokeQuestion } from '../trick/questions'

export default {
  id: 'cardominoes',
  question: (choices) => moonQuestion(choices) ?? revokeQuestion(choices, 'tile'),
  sentence: (event, names) =>
    event.kind === 'drawn'
      ? t('cardominoes-drawn', { player: playerOf(event.dealer, names) })
      : null,
} satisfies GameLogic
