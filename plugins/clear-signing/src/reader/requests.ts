import type { Call } from './read-call.js'
import { isRecord } from './read-path.js'

/** What is asked of a wallet of EVM: calls, or typed data to sign. */
export type AskedFor = { readonly calls: readonly Call[] } | { readonly typedData: unknown }

/** Calls of one request, at most. */
const mostCalls = 20

/** Finds what a method asks for; undefined where there is nothing to be put in words. */
export function askedFor(method: string, params: unknown): AskedFor | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  if (method === 'eth_signTypedData_v4') return { typedData: list[1] }
  if (method === 'eth_sendTransaction') return callsOf([list[0]], '')
  if (method !== 'wallet_sendCalls' || !isRecord(list[0])) return undefined
  const { calls, from } = list[0]
  return callsOf(Array.isArray(calls) ? calls : [], typeof from === 'string' ? from : '')
}

function callsOf(given: readonly unknown[], from: string): AskedFor | undefined {
  const calls = given.slice(0, mostCalls).flatMap((call) => readOne(call, from) ?? [])
  return calls.length === 0 || calls.length < given.length ? undefined : { calls }
}

function readOne(call: unknown, from: string): Call | undefined {
  if (!isRecord(call)) return undefined
  const { to, value = '0x0', data = call['input'] ?? '0x' } = call
  const isWhole = typeof data === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(data) && isQuantity(value)
  if (!isWhole || (to !== undefined && to !== null && typeof to !== 'string')) return undefined
  return { from: typeof call['from'] === 'string' ? call['from'] : from, to: to ?? undefined, value: BigInt(value), data }
}

function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)
}
