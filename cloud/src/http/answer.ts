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

/** Answers with JSON that a browser may keep, but asks about each time. */
export function keptJson(value: unknown): Answer {
  const answer = json(value)
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': 'no-cache' } }
}

/** Answers with nothing but the news that it is done. */
export function done(): Answer {
  return { status: 204, headers: {}, body: '' }
}

/** Statuses that have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** An answer as the web's own type. */
export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(bodiless.has(status) ? null : (body as BodyInit), { status, headers })
}
