import type { Product } from '../product.js'
import type { ReadSource } from '../source/read-source.js'

/** An option of the new set-up. */
export interface WrittenOption {
  readonly path: readonly string[]
  /** Its source text. */
  readonly value: string
  readonly source: ReadSource
}

/** Options of the app that can be written anew by themselves. The first one that an app gives counts. */
export function writtenOptions(product: Product, sources: readonly ReadSource[]): readonly WrittenOption[] {
  const written = new Map<string, WrittenOption>()
  for (const source of sources) {
    for (const { name, value } of source.options) {
      const { to, rewrite } = product.options[name] ?? {}
      const text = rewrite?.(value)
      if (to !== undefined && text !== undefined && !written.has(to)) written.set(to, { path: to.split('.'), value: text, source })
    }
  }
  return [...written.values()]
}
