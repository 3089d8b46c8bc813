import type { GamePart } from '../part'
import { moonQuestion, revokeQuestion } from '../trick/questions'

export default {
  id: 'cardominoes',
  question: (choices) => moonQuestion(choices) ?? revokeQuestion(choices),
} satisfies GamePart
