/** Makes elements draggable with mouse, pen or finger. */

export interface DragHandlers {
  /** Whether the element may be dragged now. */
  may: () => boolean
  /** Called when the element begins to move. */
  begin?: () => void
  /** Called when it is released, anywhere. */
  end?: () => void
  /** Called as the element moves, with the `data-drop` name under it or null. */
  over?: (target: string | null) => void
  drop: (target: string | null) => void
}

/** The least distance of a drag, in pixels; anything shorter is a click. */
const THRESHOLD = 7

/** The `data-drop` name of what is under the point. */
function targetAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]')
    if (target) return target.dataset['drop'] ?? null
  }
  return null
}

/** An attachment that makes an element draggable. The click that follows a drag is suppressed. */
export function draggable(handlers: () => DragHandlers) {
  return (element: HTMLElement) => {
    let start: { x: number; y: number; id: number } | null = null
    let dragging = false
    let swallow = false

    function down(event: PointerEvent) {
      swallow = false
      if (event.button !== 0 || !event.isPrimary || !handlers().may()) return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
      element.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!dragging && Math.hypot(dx, dy) < THRESHOLD) return
      if (!dragging) handlers().begin?.()
      dragging = true
      element.classList.add('dragged')
      element.style.translate = `${dx}px ${dy}px`
      handlers().over?.(targetAt(event.clientX, event.clientY))
    }

    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return
      const was = dragging
      stop()
      if (!was) return
      swallow = true
      handlers().drop(targetAt(event.clientX, event.clientY))
    }

    function stop() {
      start = null
      if (dragging) handlers().end?.()
      dragging = false
      element.classList.remove('dragged')
      element.style.translate = ''
      handlers().over?.(null)
    }

    function click(event: MouseEvent) {
      if (!swallow) return
      swallow = false
      event.stopImmediatePropagation()
      event.preventDefault()
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', stop)
    element.addEventListener('click', click, true)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', stop)
      element.removeEventListener('click', click, true)
    }
  }
}
