import type { AddressInfo } from 'node:net'

import { Ledger } from './ledger.js'
import { type SolanaCall, nodeServer } from './node-server.js'
import { plant } from './plant.js'

export interface SolanaChainOptions {
  /** A free one when absent. */
  readonly port?: number
  readonly onCall?: (call: SolanaCall) => void
}

/** A running Solana chain, with what `seed.ts` says on it. */
export interface SolanaChain {
  readonly url: string
  /** The chain itself, for tests that look behind its node. */
  readonly ledger: Ledger
  stop(): Promise<void>
}

/** Starts a Solana chain on this machine: programs run in the real engine, and transactions are final at once. */
export async function startSolanaChain({ port = 0, onCall = () => undefined }: SolanaChainOptions = {}): Promise<SolanaChain> {
  const ledger = new Ledger()
  await plant(ledger)
  const server = nodeServer(ledger, onCall)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ledger, stop }
}
