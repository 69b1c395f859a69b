import { type Answer, json } from './answer.js'

/** What went wrong with a call, in words for whoever made it. */
export interface RefusalOptions {
  readonly status: number
  /** One word for programs. */
  readonly name: string
  /** One sentence for people. */
  readonly description: string
  readonly headers?: Readonly<Record<string, string>>
  /** What a program needs beside the name. */
  readonly more?: Readonly<Record<string, unknown>> | undefined
}

/** Thrown where a call cannot be answered; becomes an answer of the shape that names services use. */
export class Refusal extends Error {
  constructor(readonly options: RefusalOptions) {
    super(options.description)
    this.name = 'Refusal'
  }

  toAnswer(): Answer {
    return refusalAnswer(this.options)
  }
}

/** A refusal as an answer. */
export function refusalAnswer({ status, name, description, headers, more }: RefusalOptions): Answer {
  const answer = json({ status: 'FAILED', reasons: [{ name, description }], ...more }, status)
  return { ...answer, headers: { ...answer.headers, ...headers } }
}
