import * as v from 'valibot'

import { parsedJson } from './parsed-json.js'

const id = v.union([v.number(), v.pipe(v.string(), v.maxLength(64))])
const request = v.object({ id, jsonrpc: v.literal('2.0'), method: v.string(), params: v.optional(v.unknown()) })
const answer = v.object({ id, jsonrpc: v.literal('2.0'), result: v.optional(v.unknown()), error: v.optional(v.unknown()) })

export type FrameId = v.InferOutput<typeof id>
export type RequestFrame = v.InferOutput<typeof request>

/** A frame that a client sent: something it asks, an answer to what it was told, or neither. */
export type ClientFrame =
  | { readonly kind: 'request'; readonly request: RequestFrame }
  | { readonly kind: 'answer'; readonly id: FrameId }
  | { readonly kind: 'junk' }

/** Reads a frame; whatever is not one is junk. */
export function readFrame(text: string): ClientFrame {
  const value = parsedJson(text)
  const asked = v.safeParse(request, value)
  if (asked.success) return { kind: 'request', request: asked.output }
  const answered = v.safeParse(answer, value)
  return answered.success ? { kind: 'answer', id: answered.output.id } : { kind: 'junk' }
}

/** Codes of the JSON-RPC standard, and the one for too many requests. */
export const frameErrors = { parse: -32700, method: -32601, params: -32602, internal: -32603, limit: -32005 } as const

/** The frame that says what came of a request. */
export function resultFrame(to: FrameId, result: unknown): string {
  return JSON.stringify({ id: to, jsonrpc: '2.0', result })
}

/** The frame that says why a request was not done. */
export function errorFrame(to: FrameId | null, code: number, message: string): string {
  return JSON.stringify({ id: to, jsonrpc: '2.0', error: { code, message } })
}
