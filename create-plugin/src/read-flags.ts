import { parseArgs } from 'node:util'

/** Flags of the command line. Nothing of them is checked yet. */
export interface Flags {
  readonly kind?: string
  readonly name?: string
  readonly folder?: string
  readonly help?: boolean
}

/** Reads the command line; a problem in words when there is something on it that nobody knows. */
export function readFlags(args: readonly string[]): Flags | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (positionals.length > 1) return { problem: `One name is enough: ${positionals.join(', ')}. Run it once for each plugin.` }
    const [name = values.name] = positionals
    return { ...values, ...(name !== undefined && { name }) }
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}. Run it with --help to see what there is.` }
  }
}

const options = {
  kind: { type: 'string' },
  name: { type: 'string' },
  folder: { type: 'string' },
  help: { type: 'boolean' },
} as const
