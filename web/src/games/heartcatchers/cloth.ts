import type { Cloth } from '../../game/cloth'

export const cloth: Cloth = {
  day: ['#a5566f', '#5b2a5c'],
  night: ['#46264f', '#1d1230'],
}
