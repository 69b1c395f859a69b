import { registerSheet } from './sheet-registry.js'

/** A sheet as the build writes it. */
export interface StyleDefinition {
  /** Package and path: the same file registered again replaces its text. Without one it is known by its text. */
  readonly name?: string
  /** The sheet, with a `$` wherever the prefix of its names stands. */
  readonly text: string
  /** The prefix that makes the names of this sheet its own. */
  readonly prefix?: string
  /** The names as their components know them, with a blank between. */
  readonly classes?: string
}

/** Defines a compiled CSS module: keeps its text for every shadow root and hands back its class names. */
export function defineStyles({ text, prefix = '', classes = '', name }: StyleDefinition): Readonly<Record<string, string>> {
  const whole = text.replaceAll('$', prefix)
  registerSheet(name ?? whole, whole)
  return Object.fromEntries(classes.split(' ').map((local) => [local, prefix + local]))
}
