import { startRestServer } from '../shared/rest-server.js'
import { startRpcServer } from '../shared/rpc-server.js'
import { indexApi } from './index-api.js'
import { Ledger } from './ledger.js'
import { methods } from './methods.js'
import { plant } from './plant.js'

export interface PolkadotLedgerOptions {
  /** A free one when absent. */
  readonly port?: number
  /** Told of each method that is asked for. */
  readonly onCall?: (method: string) => void
}

/** A running Polkadot ledger, with what `seed.ts` says on it. */
export interface PolkadotLedger {
  readonly url: string
  /** An index of it, by the API of Subscan: nodes do not know what accounts did. */
  readonly indexUrl: string
  /** The ledger itself, for tests that look behind its node. */
  readonly ledger: Ledger
  stop(): Promise<void>
}

/**
 * Starts a simulator of Polkadot: it runs no runtime and knows transfers alone, but has the real metadata and takes real transactions with
 * real signatures.
 */
export async function startPolkadotLedger({ port, onCall }: PolkadotLedgerOptions = {}): Promise<PolkadotLedger> {
  const ledger = new Ledger()
  plant(ledger)
  const node = await startRpcServer({ methods, ledger, port, onCall })
  const index = await startRestServer({ answer: (request) => indexApi(ledger, request) })
  return { url: node.url, indexUrl: index.url, ledger, stop: async () => void (await Promise.all([node.stop(), index.stop()])) }
}
