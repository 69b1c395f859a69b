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

/** Knows what contracts move among themselves of the native currency: it leaves no log, and not every node tells it. */
export class Traces {
  private canTell: Promise<boolean> | undefined

  constructor(private readonly client: EvmClient) {}

  /** The moves from and to an account in a stretch of blocks, by transaction. Empty where the node tells nothing. */
  async moves(account: string, span: Span): Promise<ReadonlyMap<string, readonly Move[]>> {
    this.canTell ??= this.look()
    if (!(await this.canTell)) return new Map()
    try {
      return await this.read(account, span)
    } catch (error) {
      // It traces less than it seemed to: so many blocks at once, or no whole transactions.
      if (isItsWord(error)) return new Map()
      throw error
    }
  }

  private async read(account: string, span: Span): Promise<ReadonlyMap<string, readonly Move[]>> {
    const touching = await Promise.all([this.filter(span, { fromAddress: [account] }), this.filter(span, { toAddress: [account] })])
    const hashes = new Set(touching.flat().flatMap((trace) => (isInner(trace) ? trace.transactionHash : [])))
    const found = await Promise.all([...hashes].map(async (hash) => [hash, await this.movesOf(hash, account)] as const))
    return new Map(found.filter(([, moves]) => moves.length > 0))
  }

  /** Only a whole transaction says which of its steps were taken back. */
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
      if (!isItsWord(error)) this.canTell = undefined
      return false
    }
  }
}

/** True for what a node answered, and not for a line that broke. */
function isItsWord(error: unknown): boolean {
  return error instanceof BaseError && error.walk((each) => each instanceof RpcRequestError) !== null
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
