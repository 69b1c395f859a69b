import { registerSheet } from './sheet-registry.js'

export interface StyleDefinition {
  /** Package and path: the same file registered again replaces its text. Without one it is known by its text. */
  readonly name?: string
  readonly text: string
  readonly classes: Readonly<Record<string, string>>
}

/** What a compiled CSS module calls: keeps its text for every shadow root and hands back its class names. */
export function defineStyles({ text, name = text, classes }: StyleDefinition): Readonly<Record<string, string>> {
  registerSheet(name, text)
  return classes
}
