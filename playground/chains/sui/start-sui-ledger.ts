import { startRpcServer } from '../shared/rpc-server.js'
import { Ledger } from './ledger.js'
import { methods } from './methods.js'
import { plant } from './plant.js'

export interface SuiLedgerOptions {
  /** A free one when absent. */
  readonly port?: number
  /** Told of each method that is asked for. */
  readonly onCall?: (method: string) => void
}

/** A running Sui ledger, with what `seed.ts` says on it. */
export interface SuiLedger {
  readonly url: string
  /** The ledger itself, for tests that look behind its node. */
  readonly ledger: Ledger
  stop(): Promise<void>
}

/** Starts a simulator of Sui: it knows coins and nothing of Move, and takes real transactions with real signatures. */
export async function startSuiLedger({ port, onCall }: SuiLedgerOptions = {}): Promise<SuiLedger> {
  const ledger = new Ledger()
  plant(ledger)
  return { ...(await startRpcServer({ methods, ledger, port, onCall })), ledger }
}
