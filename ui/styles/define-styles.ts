import { registerSheet } from './sheet-registry.js'

/** A sheet as the build writes it. */
export interface StyleDefinition {
  /** Package and path: the same file registered again replaces its text. Without one it is known by its text. */
  readonly name?: string
  /** The sheet, with a `$` before each name of its own. */
  readonly text: string
  /** What makes the names of this sheet its own, where they must stay when it is registered again. Without one it is numbered. */
  readonly prefix?: string
}

let count = 0

/** Defines a compiled CSS module: keeps its text for every shadow root and hands back its class names. */
export function defineStyles({ text, prefix = `b${++count}-`, name }: StyleDefinition): Readonly<Record<string, string>> {
  const whole = text.replaceAll('$', prefix)
  registerSheet(name ?? whole, whole)
  return Object.fromEntries([...text.matchAll(/\$([\w-]+)/g)].map(([, local = '']) => [local, prefix + local]))
}
