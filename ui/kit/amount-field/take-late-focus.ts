/**
 * Takes the focus for a field that comes to its view late, when it is known what can be typed there. The view had nothing else to give it to than its
 * heading; where the visitor has moved it since, it stays.
 */
export function takeLateFocus(field: HTMLInputElement | null): void {
  if (field === null) return
  const { activeElement } = field.getRootNode() as Document | ShadowRoot
  const isOnHeading = activeElement?.tagName === 'H1' && field.closest('[data-visit]')?.contains(activeElement) === true
  // On a phone it would open the keyboard.
  if (isOnHeading && !matchMedia('(pointer: coarse)').matches) field.focus()
}
