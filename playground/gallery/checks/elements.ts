/** Everything in a card that takes part in its layout; drawings are one thing each. */
export function allElements(card: Element): readonly Element[] {
  return [...card.querySelectorAll('*')].filter((element) => element.closest('svg') === null || element instanceof SVGSVGElement)
}

/** True for what has a size and is neither hidden from the eye nor a mere outline. */
export function isSeen(element: Element): boolean {
  // What is folded away keeps its size.
  if (!element.checkVisibility()) return false
  const { width, height } = element.getBoundingClientRect()
  const { visibility, clipPath } = getComputedStyle(element)
  return (
    width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none' && element.closest('[aria-busy] > [aria-hidden]') === null
  )
}

/** Enough to find an element by. */
export function describeElement(element: Element): string {
  const name = element.getAttribute('class')?.split('-').at(-1) ?? ''
  const words = element.textContent.trim().slice(0, 30)
  return `<${element.localName}${name === '' ? '' : ` ${name}`}>${words === '' ? '' : ` “${words}”`}`
}
