import { themeVariables } from './theme-variables.js'
import type { ThemeMode, ThemeVariables } from './theme-variables.js'

/** The mode, and the host’s own values in it. */
export interface Theme {
  readonly mode?: ThemeMode | undefined
  readonly variables?: ThemeVariables | undefined
}

/** Gives a root a palette and a host's values. What is none of its kind is left out; each is told back in a sentence. */
export function setVariables(root: HTMLElement, { mode = 'dark', variables = {} }: Theme): readonly string[] {
  const isMode = modes.includes(mode)
  root.dataset['theme'] = isMode ? mode : 'dark'
  const problems = Object.entries(variables).flatMap(([name, value]) => problemWith(name, value))
  if (root.style.length > 0) for (const name of Object.keys(themeVariables)) root.style.removeProperty(name)
  for (const [name, value] of Object.entries(variables)) if (problemWith(name, value).length === 0) root.style.setProperty(name, value)
  return isMode ? problems : [`The theme is ${JSON.stringify(mode)}. Give one of ${modes.join(', ')}.`, ...problems]
}

const modes: readonly ThemeMode[] = ['dark', 'light', 'system']

function problemWith(name: string, value: unknown): readonly string[] {
  const kind: string | undefined = Object.hasOwn(themeVariables, name) ? themeVariables[name as keyof typeof themeVariables] : undefined
  if (kind === undefined) return [`There is no theme variable ${name}. Known are ${Object.keys(themeVariables).join(', ')}.`]
  if (typeof value === 'string' && CSS.supports(kind, value)) return []
  return [`${name} is ${JSON.stringify(value)}, which is no ${kindNames[kind] ?? `value for ${kind}`}. It is ignored.`]
}

const kindNames: Readonly<Record<string, string>> = { color: 'colour', 'flex-grow': 'number' }
