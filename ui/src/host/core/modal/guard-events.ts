/**
 * While the modal stands, keeps what happens in it from the page: outside-click handlers, focus traps and hot-keys of the page
 * see nothing. Whatever is inside the root has run already when an event reaches the host element. Returns the undo.
 */
export function guardEvents(host: HTMLElement, onEscape: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const type of keptEvents) host.addEventListener(type, (event) => event.stopPropagation(), { signal })
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
