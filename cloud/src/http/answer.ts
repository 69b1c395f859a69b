/** What the server says to one call, as data. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** Answers with JSON. */
export function json(value: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: JSON.stringify(value),
  }
}

/** Answers with nothing but the news that it is done. */
export function done(): Answer {
  return { status: 204, headers: {}, body: '' }
}
