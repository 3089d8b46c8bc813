import type { Cloth } from '../../game/cloth'

export const cloth: Cloth = {
  day: ['#a34a62', '#57284a'],
  night: ['#3d2546', '#191430'],
}
