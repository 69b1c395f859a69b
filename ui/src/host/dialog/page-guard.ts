/** Keeps the page and the modal apart while the dialog is open. Each function returns its undo. */

/** Remembers the focused element, however deep in shadow roots. The undo focuses it again. */
export function rememberFocus(): () => void {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  // An element that has left the page takes no focus, and the body never does.
  return () => (active as HTMLElement | null)?.focus({ preventScroll: true })
}

/** Keeps the page from scrolling, and from jumping sideways where its scrollbar takes room. The undo leaves its styles as they were. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  const hadStyle = document.documentElement.hasAttribute('style')
  const takesRoom = innerWidth > clientWidth
  style.overflow = 'hidden'
  if (takesRoom) style.scrollbarGutter = 'stable'
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
    // Chromium writes the attribute only when it is read: without the read it removes nothing.
    if (!hadStyle && document.documentElement.getAttribute('style') === '') document.documentElement.removeAttribute('style')
  }
}

/**
 * Keeps events inside: outside-click handlers, focus traps and hot-keys of the page see nothing. Handlers inside the shadow root
 * have run already when an event reaches the host element.
 */
export function guardEvents(host: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const type of keptEvents) host.addEventListener(type, (event) => event.stopPropagation(), { signal })
  return () => listening.abort()
}

/** Keeps Escape from the page. */
export function guardEscape(onEscape: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // The page's own modals listen for Escape in the capture phase on the document: the window comes before it.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopImmediatePropagation()
      event.preventDefault()
      onEscape()
    },
    { capture: true, signal },
  )
  return () => listening.abort()
}

const keptEvents = [
  ...['down', 'up', 'move', 'over', 'out', 'cancel'].map((part) => `pointer${part}`),
  ...['down', 'up', 'move', 'over', 'out'].map((part) => `mouse${part}`),
  ...['start', 'move', 'end', 'cancel'].map((part) => `touch${part}`),
  ...'click dblclick auxclick contextmenu wheel focusin focusout keydown keyup keypress beforeinput input change copy cut paste'.split(' '),
]

/** Keeps our element in the accessibility tree: a page with a modal of its own hides other elements, and may do so again at any moment. */
export function revealHost(host: HTMLElement): () => void {
  const reveal = (): void => {
    for (const name of hidingAttributes) if (host.hasAttribute(name)) host.removeAttribute(name)
  }
  reveal()
  const observer = new MutationObserver(reveal)
  observer.observe(host, { attributeFilter: hidingAttributes })
  return () => observer.disconnect()
}

const hidingAttributes = ['aria-hidden', 'inert']
