import { readCappedBytes } from '../read-capped.js'

/** A question to an ord server. */
export interface OrdQuestion {
  readonly path: string
  /** The largest answer that is read, in bytes. */
  readonly most: number
  readonly signal: AbortSignal
}

/** An answer of an ord server. */
export interface OrdAnswer {
  /** The content type, as the server writes it. */
  readonly type: string
  readonly bytes: Buffer
}

/** Asks an ord server, which knows inscriptions. Undefined for what it does not have. */
export type OrdClient = (question: OrdQuestion) => Promise<OrdAnswer | undefined>

/** Makes a client. Contacts nobody yet. */
export function createOrdClient(url: string): OrdClient {
  const base = url.replace(/\/+$/, '')
  return async ({ path, most, signal }) => {
    // Without the header the server answers with pages for people.
    const response = await fetch(`${base}/${path}`, { headers: { accept: 'application/json' }, signal, redirect: 'error' })
    const bytes = await readCappedBytes(response, most)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`)
    return { type: response.headers.get('content-type') ?? '', bytes }
  }
}
