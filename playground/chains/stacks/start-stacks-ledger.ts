import { type RestRequest, startRestServer } from '../shared/rest-server.js'
import { extendedApi } from './extended-api.js'
import { Ledger } from './ledger.js'
import { stacksNetworkId } from './seed.js'
import { readContract } from './read-contract.js'
import { Rejected, takeTransaction } from './take-transaction.js'

export interface StacksLedgerOptions {
  /** A free one when absent. */
  readonly port?: number
}

/** A running Stacks ledger, with what `seed.ts` says on it. */
export interface StacksLedger {
  readonly url: string
  /** The ledger itself, for tests that look behind its node. */
  readonly ledger: Ledger
  stop(): Promise<void>
}

/** Starts a simulator of Stacks: it knows STX and nothing of Clarity, and takes real transactions with real signatures. */
export async function startStacksLedger({ port }: StacksLedgerOptions = {}): Promise<StacksLedger> {
  const ledger = new Ledger()
  return { ...(await startRestServer({ port, answer: (request) => answer(ledger, request) })), ledger }
}

const hexOf = (value: bigint): string => `0x${value.toString(16).padStart(32, '0')}`

function answer(ledger: Ledger, request: RestRequest): { readonly status?: number; readonly json: unknown } | undefined {
  const { method, path, body } = request
  const address = /^\/v2\/accounts\/(S[0-9A-Z]{20,42})$/.exec(path)?.[1]
  if (path === '/v2/info')
    return { json: { network_id: stacksNetworkId, server_version: 'a simulator', stacks_tip_height: ledger.entries.length } }
  if (path === '/v2/fees/transfer') return { json: 1 }
  if (address !== undefined) {
    const { balance, nonce } = ledger.account(address)
    return { json: { balance: hexOf(balance), locked: hexOf(0n), unlock_height: 0, nonce } }
  }
  if (method === 'POST' && path.startsWith('/v2/contracts/call-read/')) return { json: readContract(ledger, path, body) }
  return method === 'POST' && path === '/v2/transactions' ? take(ledger, body) : extendedApi(ledger, request)
}

function take(ledger: Ledger, body: string): { readonly status?: number; readonly json: unknown } {
  try {
    const { tx } = JSON.parse(body) as { readonly tx?: unknown }
    return { json: takeTransaction(ledger, String(tx)) }
  } catch (error) {
    const reason = error instanceof Rejected ? error.message : 'Deserialization'
    return { status: 400, json: { error: 'transaction rejected', reason } }
  }
}
