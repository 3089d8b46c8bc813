import type { GameLogic } from '../../table/model/game-logic'
import { moonQuestion, openingQuestion } from '../trick/questions'

export default {
  id: 'wild-twists',
  question: (choices) => moonQuestion(choices) ?? openingQuestion(choices),
} satisfies GameLogic
