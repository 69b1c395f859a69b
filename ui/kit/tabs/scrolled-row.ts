export interface Scrolled {
  /** The place that it is scrolled to; below zero where text runs from right to left. */
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/** The ends at which something is out of sight. */
export interface HiddenEnds {
  readonly start: boolean
  readonly end: boolean
}

/** Says at which ends of a row that scrolls there is more, so that it can be seen that there is. */
export function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: Scrolled): HiddenEnds {
  const passed = Math.abs(scrollLeft)
  // Browsers stop a fraction of a pixel before the end.
  return { start: passed > 1, end: scrollWidth - clientWidth - passed > 1 }
}

type Edges = Pick<DOMRect, 'left' | 'right'>

/** How wide the row fades out where there is more, in pixels: what is looked at stands clear of that. */
const fade = 32

/** How far a row has to move so that one of its parts is seen whole: to the right below zero. */
export function wayInto(row: Edges, part: Edges): number {
  if (part.left < row.left + fade) return part.left - row.left - fade
  return Math.max(0, part.right - row.right + fade)
}
