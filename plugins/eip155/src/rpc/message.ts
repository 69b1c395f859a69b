/** One question to a node. */
export interface RpcCall {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
}

/** What a node says to one question. */
export type RpcAnswer = { readonly result: unknown } | { readonly error: RpcFailure }

export interface RpcFailure {
  readonly code: number
  readonly words: string
  readonly data?: unknown
}

const longestWords = 300

/** Writes questions down; their ids are their places. One alone stands for itself, as nodes without batches need it. */
export function writeCalls(calls: readonly RpcCall[]): unknown {
  const written = calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }))
  return written.length === 1 ? written[0] : written
}

/** Reads as many answers as there were questions, in their order; undefined when one is missing. */
export function readAnswers(said: unknown, count: number): readonly RpcAnswer[] | undefined {
  const rows = count === 1 && !Array.isArray(said) ? [said] : said
  if (!Array.isArray(rows)) return undefined
  const answers = new Map<unknown, RpcAnswer>()
  for (const row of rows as readonly unknown[]) {
    const { id, ...rest } = Object(row) as { readonly id?: unknown }
    const answer = readAnswer(rest)
    // The first word on a question counts.
    if (answer !== undefined && !answers.has(id)) answers.set(id, answer)
  }
  const found = Array.from({ length: count }, (_, id) => answers.get(id))
  return found.every((answer) => answer !== undefined) ? found : undefined
}

function readAnswer(row: { readonly error?: unknown; readonly result?: unknown }): RpcAnswer | undefined {
  if (typeof row.error === 'object' && row.error !== null) return { error: readFailure(row.error) }
  return row.result === undefined ? undefined : { result: row.result }
}

function readFailure({
  code,
  message,
  data,
}: {
  readonly code?: unknown
  readonly message?: unknown
  readonly data?: unknown
}): RpcFailure {
  return {
    code: Number.isInteger(code) ? (code as number) : -32603,
    words: typeof message === 'string' && message !== '' ? message.slice(0, longestWords) : 'The node could not do that',
    ...(data !== undefined && { data }),
  }
}
