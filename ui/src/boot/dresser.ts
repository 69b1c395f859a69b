import { rootClass, setTheme } from '@billfold/ui/styles'
import type { Theme } from '@billfold/ui/styles'

/** Gives roots their theme, and everything that it stands on. A root that wears it is left alone unless its page has changed. */
export function createDresser(warn: (line: string) => void): (root: HTMLElement, theme: Theme, isPageNew?: boolean) => void {
  const worn = new WeakMap<HTMLElement, Theme>()
  const told = new Set<string>()
  return (root, theme, isPageNew = false) => {
    const before = worn.get(root)
    if (!isPageNew && before?.mode === theme.mode && before?.variables === theme.variables) return
    worn.set(root, theme)
    root.className = rootClass
    for (const problem of setTheme(root, theme)) {
      if (!told.has(problem)) warn(problem)
      told.add(problem)
    }
  }
}
