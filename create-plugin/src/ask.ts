import { createInterface } from 'node:readline/promises'

/** How a person is asked for what the command line does not say. */
export type Ask = (question: string) => Promise<string>

/** Asks on the terminal; undefined where nobody sits. Close it when everything is known. */
export function terminal(): { readonly ask: Ask; close(): void } | undefined {
  if (!process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: async (question) => (await lines.question(question)).trim(), close: () => lines.close() }
}
