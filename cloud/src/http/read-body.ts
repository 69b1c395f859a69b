import type { IncomingMessage } from 'node:http'

import { Refusal } from './refusal.js'

/** Reads a body as JSON, whatever type it says it is: pages send JSON as plain text to spare a preflight. */
export async function readBody(request: IncomingMessage, limit: number): Promise<unknown> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.byteLength
    if (size > limit) throw tooLarge(limit)
    pieces.push(piece)
  }
  return size === 0 ? undefined : parsed(Buffer.concat(pieces).toString('utf8'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal({ status: 400, name: 'body', description: 'The body is not JSON.' })
  }
}

function tooLarge(limit: number): Refusal {
  const description = `The body is larger than ${limit} bytes.`
  return new Refusal({ status: 413, name: 'body', description, headers: { Connection: 'close' } })
}
