import { BaseError, RpcRequestError, numberToHex } from 'viem'

import type { EvmClient } from './evm-client.js'
import type { Span } from './logs.js'
import type { Move } from './moves.js'
import { nobody } from './topics.js'

/** One step of a transaction as nodes trace it, as far as it is used. */
export interface Trace {
  readonly type: string
  readonly action: Readonly<Record<string, string | undefined>>
  readonly result?: { readonly address?: string } | null
  readonly error?: string
  /** Where it stands under other steps; empty for the transaction itself. */
  readonly traceAddress: readonly number[]
  readonly transactionHash: string
}

/** Knows the moves of the native currency among contracts: they leave no log, and not every node tells them. */
export class Traces {
  private canTell: Promise<boolean> | undefined

  constructor(private readonly client: EvmClient) {}

  /** The moves from and to an account in a stretch of blocks, by transaction. Empty where the node tells nothing. */
  moves(account: string, span: Span): Promise<ReadonlyMap<string, readonly Move[]>> {
    return this.told(() => this.read(account, span), new Map())
  }

  /** The accounts that steps within transactions touch in a stretch of blocks, by transaction. Some of the steps may have been taken back. */
  touched(span: Span): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    return this.told(async () => partiesByHash(await this.filter(span, {})), new Map())
  }

  /** The moves from and to an account in one transaction. Only a whole transaction says which of its steps were taken back. */
  within(hash: string, account: string): Promise<readonly Move[]> {
    return this.told(() => this.movesOf(hash, account), [])
  }

  private async told<T>(ask: () => Promise<T>, nothing: T): Promise<T> {
    this.canTell ??= this.look()
    if (!(await this.canTell)) return nothing
    try {
      return await ask()
    } catch (error) {
      // It traces less than it seemed to: so many blocks at once, or no whole transactions.
      if (isNodesWord(error)) return nothing
      throw error
    }
  }

  private async read(account: string, span: Span): Promise<ReadonlyMap<string, readonly Move[]>> {
    const touching = await Promise.all([this.filter(span, { fromAddress: [account] }), this.filter(span, { toAddress: [account] })])
    const hashes = new Set(touching.flat().flatMap((trace) => (isInner(trace) ? trace.transactionHash : [])))
    const found = await Promise.all([...hashes].map(async (hash) => [hash, await this.movesOf(hash, account)] as const))
    return new Map(found.filter(([, moves]) => moves.length > 0))
  }

  private async movesOf(hash: string, account: string): Promise<readonly Move[]> {
    type Schema = { Method: 'trace_transaction'; Parameters: [hash: string]; ReturnType: readonly Trace[] }
    const traces = await this.client.request<Schema>({ method: 'trace_transaction', params: [hash] })
    return innerMoves(traces).filter(({ from, to }) => from === account || to === account)
  }

  private filter({ from, to }: Span, whose: TraceFilter): Promise<readonly Trace[]> {
    type Schema = { Method: 'trace_filter'; Parameters: [filter: TraceFilter]; ReturnType: readonly Trace[] }
    const filter = { fromBlock: numberToHex(from), toBlock: numberToHex(to), ...whose }
    return this.client.request<Schema>({ method: 'trace_filter', params: [filter] })
  }

  /** Asked alone: some nodes refuse all that comes with what they do not know. */
  private async look(): Promise<boolean> {
    try {
      const block = await this.client.getBlockNumber()
      await this.filter({ from: block, to: block }, { toAddress: [nobody] })
      return true
    } catch (error) {
      // Who said nothing at all may be back the next time.
      if (!isNodesWord(error)) this.canTell = undefined
      return false
    }
  }
}

/** True for what a node answered, and not for a line that broke. */
export function isNodesWord(error: unknown): boolean {
  return error instanceof BaseError && error.walk((each) => each instanceof RpcRequestError) !== null
}

function partiesByHash(traces: readonly Trace[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parties = new Map<string, Set<string>>()
  for (const trace of traces.filter(isInner)) {
    const move = moveOf(trace)
    if (move === undefined) continue
    const known = parties.get(trace.transactionHash) ?? new Set()
    parties.set(trace.transactionHash, known.add(move.from).add(move.to))
  }
  return parties
}

interface TraceFilter {
  readonly fromBlock?: string
  readonly toBlock?: string
  readonly fromAddress?: readonly string[]
  readonly toAddress?: readonly string[]
}

/** What the steps of a transaction moved, but for what it paid itself and for what was taken back with a step above. */
export function innerMoves(traces: readonly Trace[]): readonly Move[] {
  const failed = traces.flatMap(({ error, traceAddress }) => (error === undefined ? [] : [traceAddress]))
  const isTakenBack = ({ traceAddress }: Trace): boolean =>
    failed.some((place) => place.every((step, depth) => traceAddress[depth] === step))
  return traces.flatMap((trace) => (isInner(trace) && !isTakenBack(trace) ? (moveOf(trace) ?? []) : []))
}

function isInner({ traceAddress }: Trace): boolean {
  return traceAddress.length > 0
}

function moveOf({ type, action, result }: Trace): Move | undefined {
  if (type === 'call') return action['callType'] === 'call' ? toMove(action['from'], action['to'], action['value']) : undefined
  if (type === 'create') return toMove(action['from'], result?.address, action['value'])
  return type === 'suicide' ? toMove(action['address'], action['refundAddress'], action['balance']) : undefined
}

function toMove(from: string | undefined, to: string | undefined, value: string | undefined): Move | undefined {
  const amount = BigInt(value ?? 0)
  if (from === undefined || to === undefined || amount === 0n) return undefined
  return { from: from.toLowerCase(), to: to.toLowerCase(), token: undefined, amount }
}
