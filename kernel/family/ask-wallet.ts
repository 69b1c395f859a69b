import { raceAbort } from '../src/core/abort.js'
import { fieldOf } from '../src/core/foreign.js'
import type { ClockPort } from '../src/core/ports.js'
import { freeze } from '../src/core/primordials.js'
import { type FailedCall, type FailureTable, commonFailures, readFailure, walletFailure } from './failures.js'
import { frozenCopy, isSameData } from './frozen-copy.js'
import { heldMethod } from './held-methods.js'
import type { WalletMethod } from './wallet-method.js'

/** How a wallet is asked. */
export interface AskOptions extends FailedCall {
  /** Throws for a method that the plugin may not ask for. */
  readonly mayAsk: MayAsk
  /** The codes of the family's wallets; those of EIP-1193 when absent. */
  readonly failures?: FailureTable | undefined
  /** Aborted when nobody waits any more: the answer is then ignored. */
  readonly signal?: AbortSignal | undefined
  /** Ends the asking as `wallet/silent`: for what a wallet answers without asking the person in front of it. */
  readonly silentAfter?: TimeLimit | undefined
}

/** Throws for a method that the manifest of the plugin neither announces in `reaches` nor lists in `rpc.methods`. */
export type MayAsk = (method: string) => void

/** A time after which nobody waits any more. */
export interface TimeLimit {
  readonly clock: Pick<ClockPort, 'after'>
  readonly milliseconds: number
}

/** Asks a wallet one thing, once, if the plugin may. Whatever it throws becomes an error of ours. The answer is as the wallet gave it: parse it. */
export async function askWallet(
  ask: () => unknown,
  { mayAsk, failures = commonFailures, signal, silentAfter, ...call }: AskOptions,
): Promise<unknown> {
  const { wallet, method } = call
  mayAsk(method)
  if (signal?.aborted === true) throw walletFailure('wallet/called-off', { wallet, method })
  const limit = timeLimit(silentAfter, signal)
  const nobodyWaits = (): never => {
    throw walletFailure(limit.isOver() ? 'wallet/silent' : 'wallet/called-off', { wallet, method })
  }
  try {
    // A wallet may answer with anything: with nothing, at once, with something that only looks like a promise.
    return await raceAbort(ask, limit.signal, nobodyWaits)
  } catch (error) {
    throw readFailure(error, failures, call)
  } finally {
    limit.stop()
  }
}

/** One question to a wallet that is asked by `request`. */
export interface WalletRequest {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>
}

/**
 * Asks a wallet that takes everything by `request`. It gets a frozen copy of its own: what it does to it changes nothing of ours. What
 * became another on the way to it, the request or the function that takes it, is refused before anything is sent.
 */
export function requestWallet(provider: unknown, call: WalletRequest, options: Omit<AskOptions, 'method'>): Promise<unknown> {
  return handOver(provider, { call, send: (request, own) => request(own) }, options)
}

/**
 * The same for a wallet that takes a method and its parameters one after the other, and answers by JSON-RPC: those of WBIP and SIP-030.
 * An answer that is an error fails as one that was thrown.
 */
export function requestByRpc(provider: unknown, call: WalletRequest, options: Omit<AskOptions, 'method'>): Promise<unknown> {
  return handOver(provider, { call, send: async (request, { method, params }) => resultOf(await request(method, params)) }, options)
}

interface HandOver {
  readonly call: WalletRequest
  send(request: WalletMethod, own: WalletRequest): unknown
}

async function handOver(
  provider: unknown,
  { call: { method, params }, send }: HandOver,
  options: Omit<AskOptions, 'method'>,
): Promise<unknown> {
  const { signal, wallet } = options
  if (signal?.aborted === true) throw walletFailure('wallet/called-off', { wallet, method })
  const request = isThing(provider) ? heldMethod(provider, 'request', wallet) : undefined
  if (request === undefined) throw walletFailure('wallet/no-provider', { wallet })
  const own = freeze(params === undefined ? { method } : { method, params: frozenCopy(params) })
  if (!isSameData(own.params, params)) throw walletFailure('wallet/replaced', { wallet, method })
  return askWallet(() => send(request, own), { ...options, method })
}

/** The result in an answer by JSON-RPC; some wallets answer with the result alone. Throws the error that stands in its place. */
function resultOf(answer: unknown): unknown {
  const error = fieldOf(answer, 'error')
  if (error !== undefined && error !== null) throw error
  const result = fieldOf(answer, 'result')
  return result === undefined && fieldOf(answer, 'jsonrpc') === undefined ? answer : result
}

function isThing(provider: unknown): provider is object {
  return (typeof provider === 'object' && provider !== null) || typeof provider === 'function'
}

/** A signal that is aborted after a time, or with another one. Stop it when the answer is there. */
export interface LimitedSignal {
  readonly signal: AbortSignal | undefined
  /** True when the time has passed. */
  isOver(): boolean
  stop(): void
}

/** Starts a time limit beside a signal. */
export function timeLimit(limit: TimeLimit | undefined, signal?: AbortSignal): LimitedSignal {
  if (limit === undefined) return { signal, isOver: () => false, stop: () => undefined }
  const own = new AbortController()
  const stop = limit.clock.after(limit.milliseconds, () => own.abort())
  return { signal: signal === undefined ? own.signal : AbortSignal.any([signal, own.signal]), isOver: () => own.signal.aborted, stop }
}
