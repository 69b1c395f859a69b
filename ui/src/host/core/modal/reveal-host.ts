/**
 * Keeps our element reachable while the modal stands: a page that has a modal of its own hides its other elements from
 * assistive tools, and may do so again at any moment. Returns the undo.
 */
export function revealHost(host: HTMLElement): () => void {
  const reveal = (): void => {
    for (const name of hiding) if (host.hasAttribute(name)) host.removeAttribute(name)
  }
  reveal()
  const observer = new MutationObserver(reveal)
  observer.observe(host, { attributeFilter: hiding })
  return () => observer.disconnect()
}

const hiding = ['aria-hidden', 'inert']
