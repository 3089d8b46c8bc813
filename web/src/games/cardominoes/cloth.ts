import type { Cloth } from '../../game/cloth'

export const cloth: Cloth = {
  day: ['#4a7879', '#1f3f4d'],
  night: ['#1f3f4a', '#0d1f2c'],
}
