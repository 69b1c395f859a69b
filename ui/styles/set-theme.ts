import { applyAccent } from './apply-accent.js'
import { setVariables } from './set-variables.js'
import type { Theme } from './set-variables.js'

/**
 * Dresses a root in a theme. A value that is none of its kind is left out, so that one typo does not undo the rest; each is
 * told back in a sentence, for the log.
 */
export function setTheme(root: HTMLElement, theme: Theme): readonly string[] {
  const problems = setVariables(root, theme)
  applyAccent(root)
  return problems
}
