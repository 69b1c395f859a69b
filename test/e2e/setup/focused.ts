import type { Page } from 'playwright'

/** What has the focus, however deep in shadow roots: its role, its name, and whether it is in a dialog. */
export interface Focused {
  readonly what: string
  readonly isInDialog: boolean
}

/** Reads where the focus is. */
export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const deepest = (root: DocumentOrShadowRoot): Element | null => {
      const { activeElement } = root
      return activeElement?.shadowRoot?.activeElement ? deepest(activeElement.shadowRoot) : activeElement
    }
    const active = deepest(document)
    const name = active?.ariaLabel ?? active?.textContent.trim() ?? ''
    return { what: `${active?.localName} ${name}`.trim(), isInDialog: Boolean(active?.closest('dialog')) }
  })
}
