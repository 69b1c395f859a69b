import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, array, literal, maxLength, minLength, nullish, optional, pipe, regex, string, union, unknown } from 'valibot'
import type { Exchange } from '../contract.js'
import { limits } from '../limits.js'

/** What a call of JSON-RPC answers: a result, or an error in its place. */
export interface RpcAnswer {
  readonly result?: unknown
  readonly error?: { readonly message: string } | null | undefined
}

const text: GenericSchema<unknown, string> = pipe(string(), minLength(1), maxLength(limits.textLength))

export const rpcAnswer: GenericSchema<unknown, RpcAnswer> = objectOf({
  result: optional(unknown()),
  error: nullish(objectOf({ message: string() })),
})

export const exchangesAnswer: GenericSchema<unknown, { readonly exchanges: readonly Exchange[] }> = objectOf({
  exchanges: pipe(array(objectOf({ id: text, name: text, imageUrl: string() })), maxLength(1_000)),
})

export const payUrlAnswer: GenericSchema<unknown, { readonly url: string; readonly sessionId: string }> = objectOf({
  url: pipe(string(), maxLength(limits.urlLength)),
  sessionId: text,
})

const hash: GenericSchema<unknown, string> = pipe(string(), regex(/^[0-9A-Za-z]{1,128}$/))

/** A word that nobody knows is told as it is: whoever reads it decides. */
export const statusAnswer: GenericSchema<unknown, { readonly status: string; readonly txHash?: string | null | undefined }> = objectOf({
  status: union([literal('UNKNOWN'), text]),
  txHash: nullish(hash),
})

/** True for a web page that is encrypted, or on this machine. */
export function isSafePage(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}
