export interface DragOptions {
  /** The place that the finger takes hold of. */
  readonly handle: HTMLElement
  /** The element that moves with it. */
  readonly panel: HTMLElement
  readonly onClose: () => void
}

/** How far one has to pull. */
const closingPull = 90

/** How long it takes back up, in milliseconds. */
const wayBack = 240

/** Lets a sheet be pulled down and away. Let go early, or where it may not be closed, it goes back. Returns the undo. */
export function dragToClose({ handle, panel, onClose }: DragOptions): () => void {
  let start: number | undefined
  const pull = (event: PointerEvent): number => (start === undefined ? 0 : Math.max(0, event.clientY - start))

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return
    start = event.clientY
    handle.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent): void => {
    if (start !== undefined) panel.style.translate = `0 ${pull(event)}px`
  }
  const up = (event: PointerEvent): void => {
    if (start === undefined) return
    const far = pull(event)
    start = undefined
    // Whether it closes is for others to say: nothing stays written on a sheet that opens again, or never closed.
    panel.style.translate = ''
    goBack(panel, far)
    if (event.type === 'pointerup' && far > closingPull) onClose()
  }

  const listening = new AbortController()
  const { signal } = listening
  handle.addEventListener('pointerdown', down, { signal })
  handle.addEventListener('pointermove', move, { signal })
  // An element that is taken away under the finger loses the pointer and hears of nothing else.
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) handle.addEventListener(type, up, { signal })
  return () => listening.abort()
}

function goBack(panel: HTMLElement, from: number): void {
  if (from === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  panel.animate({ translate: [`0 ${from}px`, '0 0'] }, { duration: wayBack, easing: 'cubic-bezier(.2,.8,.2,1)' })
}
