import type { TransactionRequest } from '@billfold/kernel'
import { fieldOf, operationFailure } from '@billfold/kernel/family'
import { chainIdHex } from '../rpc/hex.js'
import { sendOnce, writeTransaction } from './sending.js'
import { type AskedSession, askSession, confirmSession } from './wallet-call.js'

/** Milliseconds between two questions to the wallet about what it has taken. */
const pause = 2_000
/** How often it is asked: half an hour. */
const mostQuestions = 900
const hash = /^0x[0-9a-fA-F]{64}$/

/** Several calls as one request. */
export interface CallsWanted {
  readonly operation: 'sendTogether' | 'transferTogether'
  /** True where all of them have to happen, or none. */
  readonly isAtomic: boolean
}

/** What became of calls. */
export interface CallsEnd {
  /** The code of EIP-5792: 2xx for confirmed, from 4xx on for what did not happen, or not whole. */
  readonly status: number
  /** The transactions that they went into: one for all calls, or one for each; undefined for one that the wallet does not name. */
  readonly names: readonly (string | undefined)[]
}

/** Asks the wallet once to take calls (EIP-5792), and gives its name of them. */
export async function sendCalls(
  session: AskedSession,
  requests: readonly TransactionRequest[],
  { operation, isAtomic }: CallsWanted,
): Promise<string> {
  const { account, network } = session
  const chainId = network === undefined ? undefined : chainIdHex(network.id)
  if (chainId === undefined) throw operationFailure('wallet/no-network', { operation })
  const calls = requests.map((request) => {
    const { from: _, ...call } = writeTransaction(request, { from: account.address, chainId: network?.id })
    return call
  })
  await confirmSession(session, { network: true })
  const params = [{ version: '2.0.0', from: account.address, chainId, atomicRequired: isAtomic, calls }]
  const said = await sendOnce(session, { method: 'wallet_sendCalls', params })
  // What names no batch was refused before.
  return String(typeof said === 'string' ? said : fieldOf(said, 'id'))
}

/** Asks the wallet until it tells what became of calls. */
export async function callsEnd(session: AskedSession, id: string, signal: AbortSignal): Promise<CallsEnd> {
  const method = 'wallet_getCallsStatus'
  for (let question = 0; question < mostQuestions; question += 1) {
    await wait(session, signal)
    signal.throwIfAborted()
    const end = readEnd(await askSession(session, { method, params: [id] }))
    if (end !== undefined) return end
  }
  throw operationFailure('wallet/unknown-outcome', { wallet: session.connector.name, method })
}

/** Undefined while some of them wait. */
function readEnd(said: unknown): CallsEnd | undefined {
  const status = fieldOf(said, 'status')
  if (typeof status !== 'number' || status < 200) return undefined
  const receipts = fieldOf(said, 'receipts')
  const names = (Array.isArray(receipts) ? (receipts as readonly unknown[]) : []).map((receipt) => {
    const name = fieldOf(receipt, 'transactionHash')
    return typeof name === 'string' && hash.test(name) ? name : undefined
  })
  return { status, names }
}

function wait({ clock }: AskedSession, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(pause, resolve)
    signal.addEventListener('abort', () => (stop(), resolve()), { once: true })
  })
}
