import * as v from 'valibot'

import { nodeDeadline } from '../chains/node-deadline.js'
import { readCapped } from '../chains/read-capped.js'
import { Refusal } from '../http/refusal.js'

/** Where a seller is, and what it knows the cloud by. */
export interface SellerPlace {
  readonly apiUrl: string
  readonly secret: string | undefined
  readonly log: (line: string, error?: unknown) => void
}

interface SellerCall<S extends v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: unknown
  readonly schema: S
  readonly signal: AbortSignal
}

/** Asks the seller. What it refuses, and what cannot be read of its answers, is a refusal of the cloud. */
export async function askSeller<S extends v.GenericSchema>(
  { apiUrl, secret, log }: SellerPlace,
  { method, path, body, schema, signal }: SellerCall<S>,
): Promise<v.InferOutput<S>> {
  const headers = {
    ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const waiting = AbortSignal.any([signal, AbortSignal.timeout(nodeDeadline)])
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answered = await fetch(`${apiUrl.replace(/\/+$/, '')}${path}`, { method, headers, ...sent, signal: waiting, redirect: 'error' })
    .then(async (response) => ({ status: response.status, text: await readCapped(response) }))
    .catch((error: unknown) => {
      if (!signal.aborted) log('The seller of coins could not be reached', error)
      throw away('The seller cannot be reached.')
    })
  if (answered.status >= 400 && answered.status < 500 && ![401, 403].includes(answered.status))
    throw new Refusal({ status: 400, name: 'order', description: 'The seller does not sell this, or not for this amount.' })
  const read = answered.status === 200 ? v.safeParse(schema, parsed(answered.text)) : undefined
  if (read?.success === true) return read.output
  log(`The seller of coins answered ${answered.status} with what cannot be used`)
  throw away('The answer of the seller cannot be used.')
}

function away(description: string): Refusal {
  return new Refusal({ status: 502, name: 'seller', description })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema refuses it.
    return undefined
  }
}
