import type { Cloth } from '../../game/cloth'

export const cloth: Cloth = {
  day: ['#7353a8', '#2f2260'],
  night: ['#352a66', '#14102f'],
}
