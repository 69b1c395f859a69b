import type { Box, Sought } from './visitor.js'

/** Finds something that can be seen and pressed, through all open shadow roots. Runs in the page, as text: it may use nothing from outside of it. */
export function findInPage({ role, name }: Sought): Box | undefined {
  const selectors = {
    button: 'button, [role=button], summary',
    dialog: 'dialog[open], [role=dialog]',
    heading: 'h1, h2, h3, [role=heading]',
    img: 'img, [role=img]',
    textbox: 'input, textarea, [role=textbox]',
    link: 'a[href], [role=link]',
  }
  const all = (root: Document | ShadowRoot): readonly Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot === null ? [] : all(element.shadowRoot))])
  const nameOf = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const root = element.getRootNode() as Document | ShadowRoot
    const label = labelled.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
    return [element.getAttribute('aria-label'), label, element.textContent, element.getAttribute('placeholder')].join(' ')
  }
  for (const element of all(document)) {
    if (!element.matches(selectors[role]) || !nameOf(element).replaceAll(/\s+/g, ' ').includes(name)) continue
    const { x, y, width, height } = element.getBoundingClientRect()
    // As a person scrolls to it. Where it stands then is seen at the next look.
    if (y < 0 || y + height > innerHeight) element.scrollIntoView({ block: 'nearest' })
    if (width === 0 || height === 0 || element.closest('[inert]') !== null || getComputedStyle(element).visibility !== 'visible') continue
    return { x, y, width, height }
  }
  return undefined
}

/** Collects what goes wrong, from before the first script of the page on. Runs in the page, as text. */
export function collectTroubles(): void {
  const troubles: string[] = []
  Object.assign(globalThis, { flowTroubles: troubles })
  addEventListener('error', ({ message }) => troubles.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(`rejection: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    troubles.push(`violation: ${violatedDirective} ${blockedURI}`)
  })
  for (const level of ['error', 'warn'] as const) {
    const before = console[level]
    console[level] = (...said: readonly unknown[]) => {
      troubles.push(`${level}: ${said.map(String).join(' ')}`)
      before(...said)
    }
  }
}

export function troublesOf(): readonly string[] {
  return (globalThis as unknown as { readonly flowTroubles: readonly string[] }).flowTroubles
}
