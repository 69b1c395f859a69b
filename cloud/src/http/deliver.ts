import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import type { Fault } from '../faults/fault.js'
import type { Answer } from './answer.js'

export interface Delivery {
  readonly answer: Answer
  readonly headers: Readonly<Record<string, string>>
  readonly fault?: Fault | undefined
  readonly signal: AbortSignal
}

/** Writes an answer, whole, or as badly as a fault wants it. */
export async function deliver(response: ServerResponse, { answer, headers, fault, signal }: Delivery): Promise<void> {
  const bytes = Buffer.from(answer.body)
  const length = answer.status === 204 ? {} : { 'Content-Length': String(bytes.byteLength) }
  response.writeHead(answer.status, { ...headers, ...answer.headers, ...length })
  if (fault?.reset === true) return cut(response, bytes)
  if (fault?.drip !== undefined) return drip(response, bytes, { gap: fault.drip, signal })
  response.end(bytes)
}

function cut(response: ServerResponse, bytes: Buffer): void {
  response.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)), () => response.socket?.resetAndDestroy())
}

async function drip(response: ServerResponse, bytes: Buffer, { gap, signal }: { gap: number; signal: AbortSignal }): Promise<void> {
  for (const byte of bytes) {
    response.write(Buffer.of(byte))
    await wait(gap, undefined, { signal })
  }
  response.end()
}
