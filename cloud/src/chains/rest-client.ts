import * as v from 'valibot'

import { nodeDeadline } from './node-deadline.js'
import { readCapped } from './read-capped.js'

/** Asks a service that speaks REST, and reads its answer. What has a body is posted. */
export type RestClient = <T>(path: string, schema: v.GenericSchema<unknown, T>, body?: object) => Promise<T>

/** Makes a client for what lies below an address. Contacts nobody yet. */
export function createRestClient(url: string, headers: Readonly<Record<string, string>> = {}): RestClient {
  const base = url.replace(/\/+$/, '')
  return async (path, schema, body) => {
    const response = await fetch(`${base}/${path}`, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(nodeDeadline),
      redirect: 'error',
    })
    const text = await readCapped(response)
    if (!response.ok) throw new Error(`${path.split('?', 1)[0]} was answered with status ${response.status}`)
    return v.parse(schema, JSON.parse(text))
  }
}
