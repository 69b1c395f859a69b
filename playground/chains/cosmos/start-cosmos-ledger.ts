import { startRpcServer } from '../shared/rpc-server.js'
import { Ledger } from './ledger.js'
import { methods } from './methods.js'
import { plant } from './plant.js'

export interface CosmosLedgerOptions {
  /** A free one when absent. */
  readonly port?: number
  /** Told of each method that is asked for. */
  readonly onCall?: (method: string) => void
}

/** A running Cosmos ledger, with what `seed.ts` says on it. */
export interface CosmosLedger {
  readonly url: string
  /** The ledger itself, for tests that look behind its node. */
  readonly ledger: Ledger
  stop(): Promise<void>
}

/** Starts a simulator of a Cosmos chain: it knows transfers and nothing else, and takes real transactions with real signatures. */
export async function startCosmosLedger({ port, onCall }: CosmosLedgerOptions = {}): Promise<CosmosLedger> {
  const ledger = new Ledger()
  plant(ledger)
  return { ...(await startRpcServer({ methods, ledger, port, onCall })), ledger }
}
