/**
 * True when a person can see an element as it is: nothing lies over its middle, nothing makes it or what holds it transparent,
 * small or blurred. Asked in the moment of a press, so that a page cannot show something else in its place.
 */
export function isPlainlyVisible(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 24 || height < 24 || !isOnTop(element, left + width / 2, top + height / 2)) return false
  for (let one: Element | undefined = element; one !== undefined; one = parentOf(one)) {
    if (isDisguised(getComputedStyle(one))) return false
    // An element in the top layer is painted apart from those around it in the page.
    if (one.matches(':modal, :popover-open')) return true
  }
  return true
}

function isOnTop(element: HTMLElement, x: number, y: number): boolean {
  const root = element.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return false
  const hit = root.elementFromPoint(x, y)
  return hit !== null && element.contains(hit)
}

function isDisguised({ opacity, filter, visibility, transform, clipPath }: CSSStyleDeclaration): boolean {
  return Number(opacity) < 0.9 || filter !== 'none' || visibility !== 'visible' || clipPath !== 'none' || !isUpright(transform)
}

/** Moving is honest; turning, squeezing and tilting are not. */
function isUpright(transform: string): boolean {
  if (transform === 'none') return true
  const { is2D, a, b, c, d } = new DOMMatrixReadOnly(transform)
  return is2D && Math.abs(b) < 0.01 && Math.abs(c) < 0.01 && a > 0.9 && d > 0.9
}

/** The element around it as the page lays it out: through slots and out of shadow roots. */
function parentOf(element: Element): Element | undefined {
  const up = element.assignedSlot ?? element.parentNode
  if (up instanceof ShadowRoot) return up.host
  return up instanceof Element ? up : undefined
}
