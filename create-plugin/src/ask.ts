import { createInterface } from 'node:readline/promises'

/** Asks a person for what the command line does not say. Resolves to undefined when the person leaves instead of answering. */
export type Ask = (question: string) => Promise<string | undefined>

/** The person at the terminal, if there is one. */
export interface Person {
  readonly ask: Ask | undefined
  readonly complain: (line: string) => void
}

/** Asks on the terminal; undefined where nobody sits. Close it when everything is known. */
export function terminal(): { readonly ask: Ask; close(): void } | undefined {
  if (!process.stdin.isTTY) return undefined
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (question) => lines.question(question).then((said) => said.trim(), whoLeft), close: () => lines.close() }
}

/** Something that has to be known. */
export interface Wanted {
  /** By the command line. */
  readonly said: string | undefined
  readonly question: string
  /** Explains why an answer cannot be; undefined when it can. */
  readonly problem: (answer: string) => string | undefined
  /** Advice for the command line, where nobody reads the question. */
  readonly advice?: string
}

/** Takes what the command line says, or asks until an answer can be. */
export async function settle(
  { said, question, problem, advice }: Wanted,
  { ask, complain }: Person,
): Promise<{ readonly answer: string } | { readonly problem: string }> {
  if (said !== undefined || ask === undefined) {
    const wrong = problem(said ?? '')
    return wrong === undefined ? { answer: said ?? '' } : { problem: [wrong, ...(advice === undefined ? [] : [advice])].join(' ') }
  }
  for (;;) {
    const answer = await ask(question)
    if (answer === undefined) return { problem: 'Nothing was written.' }
    const wrong = problem(answer)
    if (wrong === undefined) return { answer }
    complain(wrong)
  }
}

/** Control and C, or the end of the input: no failure, but no answer either. */
function whoLeft(error: unknown): undefined {
  if (error instanceof Error && error.name === 'AbortError') {
    console.log()
    return undefined
  }
  throw error
}
