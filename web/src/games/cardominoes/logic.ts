import { drawnText } from '../../table/sentences/sentences'
import type { GameLogic } from '../../table/model/game-logic'
import { moonQuestion, revokeQuestion } from '../trick/questions'

export default {
  id: 'cardominoes',
  question: (choices) => moonQuestion(choices) ?? revokeQuestion(choices, 'tile'),
  sentence: (event, names) =>
    event.kind === 'drawn' ? drawnText(event.dealer, names, 'tile') : null,
} satisfies GameLogic
