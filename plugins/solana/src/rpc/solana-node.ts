import { type BaseIssue, type BaseSchema, object, safeParse, string } from 'valibot'
import { rpcError } from './errors.js'

/** A question, and what its answer must look like. */
export interface RpcCall<T> {
  readonly method: string
  readonly params?: readonly unknown[]
  readonly schema: BaseSchema<unknown, T, BaseIssue<unknown>>
}

export interface SolanaNodeNeeds {
  /** What errors call it. */
  readonly host: string
  readonly networkId: string
  post(body: unknown, signal: AbortSignal | undefined): Promise<unknown>
}

const longestWords = 300
/** CAIP-2 has 32 characters for a chain. */
const referenceLength = 32

/** One node of a chain. Before anything that it says is used, it has said that it is a node of that chain. */
export class SolanaNode {
  /** Until then it stands behind the others. */
  doubtedUntil = 0
  private proof: Promise<void> | undefined

  constructor(private readonly needs: SolanaNodeNeeds) {}

  /** Makes sure that it is a node of the chain. */
  prove(): Promise<void> {
    this.proof ??= this.judge().catch((error: unknown) => {
      this.proof = undefined
      throw error
    })
    return this.proof
  }

  /** Asks one thing, once. */
  async ask<T>({ method, params = [], schema }: RpcCall<T>, signal: AbortSignal | undefined): Promise<T> {
    const said = await this.needs.post({ jsonrpc: '2.0', id: 1, method, params }, signal)
    const { error, result } = Object(said) as { readonly error?: unknown; readonly result?: unknown }
    if (typeof error === 'object' && error !== null) throw failure(method, error)
    const read = safeParse(schema, result)
    if (!read.success) throw rpcError('solana-rpc/malformed', { host: this.needs.host, method })
    return read.output
  }

  private async judge(): Promise<void> {
    const { host, networkId: asked } = this.needs
    const genesis = await this.ask({ method: 'getGenesisHash', schema: string() }, undefined)
    const found = genesis.slice(0, referenceLength)
    if (`solana:${found}` !== asked) throw rpcError('solana-rpc/wrong-chain', { host, asked, found })
  }
}

const failureSchema = object({ message: string() })

function failure(method: string, error: object): Error {
  const { code, data } = error as { readonly code?: unknown; readonly data?: unknown }
  const read = safeParse(failureSchema, error)
  return rpcError('solana-rpc/failed', {
    method,
    code: Number.isInteger(code) ? (code as number) : -32603,
    words: read.success ? read.output.message.slice(0, longestWords) : 'The node could not do that',
    ...(data !== undefined && { data }),
  })
}
