/** Remembers what has the focus, however deep in shadow roots, and gives a function that hands it back. */
export function rememberFocus(): () => void {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  // What is gone from the page does not take the focus, and the body never does.
  return () => (active as HTMLElement | null)?.focus({ preventScroll: true })
}
