export interface DragOptions {
  /** Where the finger takes hold. */
  readonly handle: HTMLElement
  /** What moves with it. */
  readonly panel: HTMLElement
  readonly onClose: () => void
}

/** How far one has to pull. */
const closingPull = 90

/** Lets a sheet be pulled down and away. Let go early, it goes back. Returns the undo. */
export function dragToClose({ handle, panel, onClose }: DragOptions): () => void {
  let start: number | undefined
  const pull = (event: PointerEvent): number => (start === undefined ? 0 : Math.max(0, event.clientY - start))

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return
    start = event.clientY
    handle.setPointerCapture(event.pointerId)
    panel.style.transition = 'none'
  }
  const move = (event: PointerEvent): void => {
    if (start !== undefined) panel.style.translate = `0 ${pull(event)}px`
  }
  const up = (event: PointerEvent): void => {
    if (start === undefined) return
    const isFar = event.type === 'pointerup' && pull(event) > closingPull
    start = undefined
    panel.style.transition = ''
    panel.style.translate = isFar ? '0 100%' : ''
    if (isFar) onClose()
  }
  // Whoever may not close stays: a sheet that is still there comes back up.
  const back = (event: TransitionEvent): void => {
    if (event.target === panel && start === undefined) panel.style.translate = ''
  }

  handle.addEventListener('pointerdown', down)
  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', up)
  handle.addEventListener('pointercancel', up)
  panel.addEventListener('transitionend', back)
  return () => {
    handle.removeEventListener('pointerdown', down)
    handle.removeEventListener('pointermove', move)
    handle.removeEventListener('pointerup', up)
    handle.removeEventListener('pointercancel', up)
    panel.removeEventListener('transitionend', back)
  }
}
