import type { Cloth } from '../../game/cloth'

export const cloth: Cloth = {
  day: ['#6b2436', '#1c1020'],
  night: ['#3d1624', '#120a16'],
}
