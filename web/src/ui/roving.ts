/** Roving focus: a row of buttons with one Tab stop, within which the arrow keys move. */

/** The index that a key press moves to in a row of `count`; null for other keys. */
export function moveFocus(at: number, key: string, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
