import type { GameLogic } from '../../table/model/game-logic'
import { moonQuestion, openingQuestion, revokeQuestion } from '../trick/questions'

export default {
  id: 'custom-hearts',
  question: (choices) =>
    moonQuestion(choices) ?? openingQuestion(choices) ?? revokeQuestion(choices),
} satisfies GameLogic
