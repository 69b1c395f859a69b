import { type BaseIssue, type BaseSchema, safeParse } from 'valibot'

/** A question to a node. Its answer is as the schema reads it, or as the node said it when there is none. */
export interface NodeCall<T = unknown> {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  readonly schema?: BaseSchema<unknown, T, BaseIssue<unknown>>
}

/** The answer of a node to one question. */
export type NodeAnswer = { readonly result: unknown } | { readonly error: NodeFailure }

/** A node's no. */
export interface NodeFailure {
  readonly code: number
  readonly reason: string
  readonly data?: unknown
}

/** The code of JSON-RPC for a failure that says no other. */
export const internalError = -32603

const longestReason = 300

/** The id of the call at a place. Some nodes take 0 for no id, and leave it out of their errors (Ganache 7). */
const idAt = (place: number): number => place + 1

/** Writes calls down, numbered by their places. One alone stands for itself, as nodes without batches need it. */
export function writeCalls(calls: readonly NodeCall[]): unknown {
  const written = calls.map(({ method, params = [] }, place) => ({ jsonrpc: '2.0', id: idAt(place), method, params }))
  return written.length === 1 ? written[0] : written
}

/** Reads as many answers as there were calls, in their order; undefined when one is missing or has another shape than its schema. */
export function readAnswers(raw: unknown, calls: readonly NodeCall[]): readonly NodeAnswer[] | undefined {
  const rows = calls.length === 1 && !Array.isArray(raw) ? [raw] : raw
  if (!Array.isArray(rows)) return undefined
  const answers = new Map<unknown, NodeAnswer>()
  for (const row of rows as readonly unknown[]) {
    const { id, ...rest } = Object(row) as { readonly id?: unknown }
    const answer = readAnswer(rest)
    // The first answer to a question counts.
    if (answer !== undefined && !answers.has(id)) answers.set(id, answer)
  }
  const stray = strayError(answers, calls.length)
  const found = calls.map(({ schema }, place) => fitting(answers.get(idAt(place)) ?? stray, schema))
  return found.every((answer) => answer !== undefined) ? found : undefined
}

/** An error without an id is the answer to the one call that has no other. It is nobody's where several have none. */
function strayError(answers: ReadonlyMap<unknown, NodeAnswer>, calls: number): NodeAnswer | undefined {
  const unanswered = Array.from({ length: calls }, (_, place) => idAt(place)).filter((id) => !answers.has(id))
  const said = answers.get(null)
  return unanswered.length === 1 && said !== undefined && 'error' in said ? said : undefined
}

function readAnswer({ error, result }: { readonly error?: unknown; readonly result?: unknown }): NodeAnswer | undefined {
  if (typeof error === 'object' && error !== null) return { error: readFailure(error) }
  return result === undefined ? undefined : { result }
}

function fitting(answer: NodeAnswer | undefined, schema: NodeCall['schema']): NodeAnswer | undefined {
  if (answer === undefined || schema === undefined || 'error' in answer) return answer
  const read = safeParse(schema, answer.result)
  return read.success ? { result: read.output } : undefined
}

function readFailure({
  code,
  message,
  data,
}: {
  readonly code?: unknown
  readonly message?: unknown
  readonly data?: unknown
}): NodeFailure {
  return {
    code: Number.isInteger(code) ? (code as number) : internalError,
    reason: typeof message === 'string' && message !== '' ? message.slice(0, longestReason) : 'The node could not do that',
    ...(data !== undefined && { data }),
  }
}
