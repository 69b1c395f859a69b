import { type TakenTransfers, type TransferRequest, isBillfoldError } from '@billfold/kernel'
import { fieldOf, walletFailure } from '@billfold/kernel/family'
import { chainIdHex } from '../rpc/hex.js'
import { readCapabilities } from './capabilities.js'
import { sendOnce, writeTransaction } from './sending.js'
import { transferRequest } from './transfer.js'
import { type AskedSession, askSession, confirmSession } from './wallet-call.js'

/** Milliseconds between two questions to the wallet about what it has taken. */
const pause = 2_000
/** How often it is asked: half an hour. */
const mostQuestions = 900
const hash = /^0x[0-9a-fA-F]{64}$/

/** True for a wallet that takes several calls with one yes (EIP-5792) on the network of the session. One that does not know the question cannot. */
export async function canTransferTogether(session: AskedSession): Promise<boolean> {
  const chainId = session.network === undefined ? undefined : chainIdHex(session.network.id)
  if (chainId === undefined) return false
  try {
    const capabilities = await readCapabilities(session)
    return capabilities[chainId] !== undefined || capabilities['0x0'] !== undefined
  } catch (error) {
    if (isBillfoldError(error)) return false
    throw error
  }
}

/**
 * Lets the person send several transfers with one yes. They are asked for once, as each transfer is; none needs another, so that wallets which send
 * one after the other take them too.
 */
export async function transferTogether(session: AskedSession, requests: readonly TransferRequest[]): Promise<TakenTransfers> {
  const { account, network } = session
  const chainId = network === undefined ? undefined : chainIdHex(network.id)
  if (chainId === undefined) throw walletFailure('wallet/no-network', { operation: 'transferTogether' })
  const calls = requests.map((request) => {
    const { from: _, ...call } = writeTransaction(transferRequest(request, network?.id), { from: account.address, chainId: network?.id })
    return call
  })
  await confirmSession(session, { network: true })
  const params = [{ version: '2.0.0', from: account.address, chainId, atomicRequired: false, calls }]
  const said = await sendOnce(session, { method: 'wallet_sendCalls', params })
  // What names no batch was refused before.
  const id = String(typeof said === 'string' ? said : fieldOf(said, 'id'))
  return { id, names: (signal) => namesOf(session, id, { count: requests.length, signal }) }
}

interface NamesWanted {
  readonly count: number
  readonly signal: AbortSignal
}

/** Asks the wallet until it names the transactions that the batch went into: one for all calls, or one for each. */
async function namesOf(session: AskedSession, id: string, { count, signal }: NamesWanted): Promise<readonly (string | undefined)[]> {
  const method = 'wallet_getCallsStatus'
  for (let question = 0; question < mostQuestions; question += 1) {
    await wait(session, signal)
    signal.throwIfAborted()
    const names = readNames(await askSession(session, { method, params: [id] }))
    if (names !== undefined) return Array.from({ length: count }, (_, index) => (names.length === 1 ? names[0] : names[index]))
  }
  throw walletFailure('wallet/unknown-outcome', { wallet: session.connector.name, method })
}

/** The transactions of an answer; undefined while some of them wait. */
function readNames(said: unknown): readonly (string | undefined)[] | undefined {
  const status = fieldOf(said, 'status')
  if (typeof status !== 'number' || status < 200) return undefined
  const receipts = fieldOf(said, 'receipts')
  return (Array.isArray(receipts) ? (receipts as readonly unknown[]) : []).map((receipt) => {
    const name = fieldOf(receipt, 'transactionHash')
    return typeof name === 'string' && hash.test(name) ? name : undefined
  })
}

function wait({ clock }: AskedSession, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(pause, resolve)
    signal.addEventListener('abort', () => (stop(), resolve()), { once: true })
  })
}
