import { rootClass, setVariables } from '@billfold/ui/styles'
import type { Theme } from '@billfold/ui/styles'

import { createAccents } from './accents.js'

/** What a root wears, and what the page around it said of the same variables at the time. */
interface Worn extends Theme {
  readonly page: string
}

/** Gives roots their theme, and everything that it stands on. A root that wears it is left alone unless its page has changed. */
export function createDresser(warn: (line: string) => void): (root: HTMLElement, theme: Theme, isPageNew?: boolean) => void {
  const worn = new WeakMap<HTMLElement, Worn>()
  const told = new Set<string>()
  const fitAccent = createAccents((reason) => warn(`The accent could not be fitted: ${String(reason)}`))
  return (root, theme, isPageNew = false) => {
    const before = worn.get(root)
    const page = before === undefined || isPageNew ? pageVariables(root) : before.page
    if (before?.mode === theme.mode && before?.variables === theme.variables && before?.page === page) return
    worn.set(root, { ...theme, page })
    root.className = rootClass
    for (const problem of setVariables(root, theme)) {
      if (!told.has(problem)) warn(problem)
      told.add(problem)
    }
    fitAccent(root)
  }
}

/** What an accent is fitted to. Whatever else the page sets reaches the root by itself. */
const names = ['accent', 'on-accent', 'accent-soft', 'card', 'surface-1', 'surface-2']

/** What the page sets for everything in it, as far as something is computed from it. */
function pageVariables(root: HTMLElement): string {
  const { host } = root.getRootNode() as ShadowRoot
  const style = getComputedStyle(host)
  return names.map((name) => style.getPropertyValue(`--billfold-${name}`)).join(';')
}
