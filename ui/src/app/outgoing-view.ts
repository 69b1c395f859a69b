/** A picture of a view at the moment it goes: nothing in it can be reached, named or pressed. Undefined while nobody sees the view. */
export function outgoingView(frame: HTMLElement | undefined): HTMLElement | undefined {
  if (frame === undefined || !frame.checkVisibility({ visibilityProperty: true })) return undefined
  const ghost = frame.cloneNode(true) as HTMLElement
  for (const element of [ghost, ...ghost.querySelectorAll('*')]) for (const name of naming) element.removeAttribute(name)
  const scrolled = [...frame.querySelectorAll('*')].map((element) => element.scrollTop)
  // What is not in the page yet cannot be scrolled.
  queueMicrotask(() => [...ghost.querySelectorAll('*')].forEach((element, index) => (element.scrollTop = scrolled[index] ?? 0)))
  return ghost
}

const naming = ['id', 'data-view', 'data-visit', 'data-key', 'data-autofocus', 'role', 'aria-live', 'name', 'part']
