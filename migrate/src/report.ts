import { relative } from 'node:path'
import { type Counterpart, type Product, isOf } from './product.js'
import type { ReadSource } from './source/read-source.js'

/** A line of the report. */
export interface ReportLine {
  /** The file and line in the app. */
  readonly place: string
  /** The name as the app has it. */
  readonly name: string
  readonly counterpart: Counterpart | undefined
}

/** Lists everything of the product in an app, with its counterpart, in the order of files. */
export function reportLines(product: Product, sources: readonly ReadSource[], folder: string): readonly ReportLine[] {
  return sources.flatMap((source) => {
    const { imports, options, elements } = source
    const found = [
      ...imports
        .filter(({ module }) => isOf(product, module) && !module.endsWith('/networks'))
        .map(({ imported, start }) => ({ start, name: imported, counterpart: product.names[imported] })),
      ...options.map(({ name, start, givenTo }) => ({ start, name: `${givenTo} ${name}`, counterpart: product.options[name] })),
      ...elements.map(({ name, start }) => ({ start, name: `<${name}>`, counterpart: product.elements[name] })),
    ]
    return found
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, name, counterpart }) => ({
        place: `${relative(folder, source.file)}:${lineOf(source.text, start)}`,
        name,
        counterpart,
      }))
  })
}

/** Writes the report as text. */
export function reportText(product: Product, lines: readonly ReportLine[]): string {
  const [places, names] = [lines.map(({ place }) => place.length), lines.map(({ name }) => name.length)]
  const rows = lines.map(({ place, name, counterpart }) => {
    const becomes = counterpart === undefined ? 'unknown: look it up in the guide' : said(counterpart)
    return `  ${place.padEnd(Math.max(...places))}  ${name.padEnd(Math.max(...names))}  ${becomes}`
  })
  return [`${product.name} → Billfold`, '', ...rows].join('\n')
}

function said({ to, note }: Counterpart): string {
  if (to === undefined) return `none: ${note ?? ''}`
  return note === undefined ? `→ ${to}` : `→ ${to} (${note})`
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
