import { offGrid } from './off-grid.js'
import { allElements, describeElement, isSeen } from './elements.js'

/** What is wrong with how a card lies, in sentences: sticking out, cut off without a way to read it, lying over each other, too small to hit, off the grid. */
export function layoutProblems(card: Element): readonly string[] {
  const elements = allElements(card).filter(isSeen)
  return [
    ...elements.flatMap((element) => stickingOut(element, card)),
    ...elements.flatMap(cutOff),
    ...overlaps(elements.filter((element) => element.matches(controls))),
    ...overlaps(elements.filter(isWords)),
    ...elements.flatMap(tooSmall),
    ...elements.flatMap(offGrid),
  ]
}

const controls = 'button, a, input'

function stickingOut(element: Element, card: Element): readonly string[] {
  const [box, frame] = [element.getBoundingClientRect(), card.getBoundingClientRect()]
  const isInside = box.left >= frame.left - 1 && box.right <= frame.right + 1
  return isInside || isClippedBelow(element, card) ? [] : [`${describeElement(element)} sticks out of the card`]
}

/** True within something that scrolls or cuts: there it is that element's business. */
function isClippedBelow(element: Element, card: Element): boolean {
  for (let one = element.parentElement; one !== null && one !== card; one = one.parentElement) {
    if (getComputedStyle(one).overflowX !== 'visible') return true
  }
  return false
}

/** True with a title of its own or around it, or when all that it holds is one thing with a title. */
function isTitled(element: Element): boolean {
  const [only, ...others] = element.childNodes
  return element.closest('[title]') !== null || (others.length === 0 && only instanceof HTMLElement && only.title !== '')
}

/** Words that are cut off need a title that says all of them; a control must not be cut off at all. */
function cutOff(element: Element): readonly string[] {
  const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
  const isCut = (overflowX === 'hidden' || overflowX === 'clip') && doesOverflow(element)
  // A drawing may move through its frame.
  if (!isCut || element.matches('input, svg') || element.textContent.trim() === '') return []
  if ((textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && isTitled(element)) return []
  return [`${describeElement(element)} is cut off and its whole text is nowhere`]
}

/** True where content is wider than its frame. What is drawn before or after it, such as a thread that runs through the frame, is no content. */
function doesOverflow(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1) return false
  const content = document.createRange()
  content.selectNodeContents(element)
  const [inner, frame] = [content.getBoundingClientRect(), element.getBoundingClientRect()]
  return inner.left < frame.left - 1 || inner.right > frame.right + 1
}

function isWords(element: Element): boolean {
  if (element.closest('[aria-hidden=true]') !== null) return false
  return element.childElementCount === 0 && element.textContent.trim() !== '' && getComputedStyle(element).position === 'static'
}

function overlaps(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((one, index) =>
    elements
      .slice(index + 1)
      .filter((other) => !one.contains(other) && !other.contains(one) && doOverlap(one, other))
      .map((other) => `${describeElement(one)} and ${describeElement(other)} lie over each other`),
  )
}

function doOverlap(one: Element, other: Element): boolean {
  return seenParts(one).some((a) => seenParts(other).some((b) => doMeet(a, b)))
}

/** Where an element is seen: without what is scrolled out of sight. */
function seenParts(element: Element): readonly Box[] {
  const frames: Element[] = []
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (getComputedStyle(one).overflowY !== 'visible') frames.push(one)
  }
  return frames.reduce<readonly Box[]>(
    (boxes, frame) => boxes.map((box) => meeting(box, frame.getBoundingClientRect())),
    [...element.getClientRects()],
  )
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function meeting(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

function doMeet(a: Box, b: Box): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
}

/** A link in a line of text is as high as the line. */
function tooSmall(element: Element): readonly string[] {
  if (!element.matches(controls) || getComputedStyle(element).display === 'inline') return []
  const { width, height } = element.getBoundingClientRect()
  return width >= 24 && height >= 24 ? [] : [`${describeElement(element)} is only ${Math.round(width)} × ${Math.round(height)} px`]
}
