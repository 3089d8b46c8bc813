import type { Cloth } from '../../game/cloth'

export const cloth: Cloth = {
  day: ['#84653a', '#4a2c2e'],
  night: ['#3d3226', '#1c1518'],
}
