import { startRpcServer } from '../shared/rpc-server.js'
import { Ledger } from './ledger.js'
import { methods } from './methods.js'
import { plant } from './plant.js'

export interface SolanaChainOptions {
  /** A free one when absent. */
  readonly port?: number
  /** Told of each method that is asked for. */
  readonly onCall?: (method: string) => void
}

/** A running Solana chain, with what `seed.ts` says on it. */
export interface SolanaChain {
  readonly url: string
  /** The chain itself, for tests that look behind its node. */
  readonly ledger: Ledger
  stop(): Promise<void>
}

/** Starts a Solana chain on this machine: programs run in the real engine, and transactions are final at once. */
export async function startSolanaChain({ port, onCall }: SolanaChainOptions = {}): Promise<SolanaChain> {
  const ledger = new Ledger()
  await plant(ledger)
  return { ...(await startRpcServer({ methods, ledger, port, onCall })), ledger }
}
