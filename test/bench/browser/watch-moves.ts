/** What moved in the modal. */
export interface Moves {
  /** The sum that the browser counts from when something stood, with a visitor's press or without. */
  readonly shift: number
  /** The heights that the card had, in their order, in CSS pixels. */
  readonly heights: readonly number[]
}

/** Watches what moves, from the frame in which something stands in the modal. It is sent into the page: it knows nothing but its argument. */
export function watchMoves(seen: string): void {
  const heights: number[] = []
  let shift = 0
  let since = Infinity
  const root = (): ShadowRoot | null | undefined => document.querySelector('billfold-modal')?.shadowRoot
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.startTime > since) shift += (entry as unknown as { readonly value: number }).value
  })
  observer.observe({ type: 'layout-shift', buffered: false })
  let isOver = false
  const look = (): void => {
    if (isOver) return
    const card = root()?.querySelector<HTMLElement>('dialog[open] > section')
    const height = Math.round(card?.offsetHeight ?? 0)
    if (height > 0 && heights.at(-1) !== height) heights.push(height)
    if (since === Infinity && root()?.querySelector(seen)?.checkVisibility({ visibilityProperty: true }) === true) since = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const end = (): Moves => {
    isOver = true
    observer.disconnect()
    return { shift, heights }
  }
  Object.assign(globalThis, { endMoves: end })
}

/** What `watchMoves` has seen. */
export function moved(): Moves {
  return (globalThis as unknown as { readonly endMoves: () => Moves }).endMoves()
}
