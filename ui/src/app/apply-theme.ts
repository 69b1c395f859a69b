import type { ClockPort } from '@billfold/kernel'
import { rootClass } from '../../styles/root-class.js'
import { setVariables } from '../../styles/set-variables.js'
import type { Theme } from '@billfold/ui/styles'

import { plainLazy } from '@billfold/kernel/plain-lazy'

export interface ThemesNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  warn(line: string): void
}

/** Gives a root a theme. `isPageNew`: the page's own styles may have changed. */
export type ApplyTheme = (root: HTMLElement, theme: Theme, isPageNew?: boolean) => void

/** The theme of a root, and the page's values for the same variables at the time. */
interface AppliedTheme extends Theme {
  readonly page: string
}

/** Makes the function that gives roots their theme. A root that has it is left alone unless its page has changed. */
export function createThemes({ clock, warn }: ThemesNeeds): ApplyTheme {
  const applied = new WeakMap<HTMLElement, AppliedTheme>()
  const warned = new Set<string>()
  const fitAccent = createAccentFitter({ clock, warn })
  return (root, theme, isPageNew = false) => {
    const before = applied.get(root)
    const page = before === undefined || isPageNew ? pageVariables(root) : before.page
    if (before?.mode === theme.mode && before?.variables === theme.variables && before?.page === page) return
    applied.set(root, { ...theme, page })
    root.className = rootClass
    for (const problem of setVariables(root, theme)) {
      if (!warned.has(problem)) warn(problem)
      warned.add(problem)
    }
    fitAccent(root)
  }
}

/** Keeps the accent of roots readable. The colour arithmetic for it is loaded with the first page that has an accent of its own. */
function createAccentFitter({ clock, warn }: ThemesNeeds): (root: HTMLElement) => void {
  const code = plainLazy(async () => (await import('../../styles/apply-accent.js')).applyAccent, clock)
  return (root) => {
    if (!code.value && getComputedStyle(root).getPropertyValue('--billfold-accent').trim() === '') return
    if (code.value) return code.value(root)
    // When it fails the accent stays as the page has it; the next change tries again.
    code.load().then(
      (applyAccent) => applyAccent(root),
      (reason: unknown) => warn(`The accent could not be fitted: ${String(reason)}`),
    )
  }
}

/** The variables that an accent is fitted to. All others reach the root by inheritance. */
const fittedNames = ['accent', 'on-accent', 'accent-soft', 'card', 'surface-1', 'surface-2']

function pageVariables(root: HTMLElement): string {
  const { host } = root.getRootNode() as ShadowRoot
  const style = getComputedStyle(host)
  return fittedNames.map((name) => style.getPropertyValue(`--billfold-${name}`)).join(';')
}
