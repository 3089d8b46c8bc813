import { drawnText } from '../../table/sentences'
import type { GamePart } from '../part'
import { moonQuestion, revokeQuestion } from '../trick/questions'

export default {
  id: 'cardominoes',
  question: (choices) => moonQuestion(choices) ?? revokeQuestion(choices, 'tile'),
  sentence: (event, names) =>
    event.kind === 'drawn' ? drawnText(event.dealer, names, 'tile') : null,
} satisfies GamePart
