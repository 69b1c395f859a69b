import { type NodeCall, walletFailure } from '@billfold/kernel/family'
import { type Network, type TransactionRequest, type Session, isBillfoldError } from '@billfold/kernel'
import { isEvmAddress } from '../provider/address.js'
import type { Eip1193Request } from '../contract.js'
import { chainIdHex, toQuantity } from '../rpc/hex.js'
import { type AskedSession, confirmSession, promptSession } from './wallet-call.js'

const anAddress = 'an EVM address: 40 hex digits after 0x'
const transactionHash = /^0x[0-9a-fA-F]{64}$/

/** A transaction as nodes and wallets take it. */
export type WrittenTransaction = Readonly<Record<string, string>>

/** A question about gas, and the network that it is about. */
export interface EstimateRequest {
  readonly network: Network
  readonly call: NodeCall
}

/** Writes a transaction down. */
export function writeTransaction({ to, value, data, gas, gasPrice }: TransactionRequest, from: string): WrittenTransaction {
  if (!isEvmAddress(to)) throw walletFailure('wallet/invalid-address', { operation: 'sendTransaction', needed: anAddress })
  return {
    from,
    to: to.startsWith('0x') ? to : `0x${to}`,
    ...(value !== undefined && { value: toQuantity(value) }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas: toQuantity(gas) }),
    ...(gasPrice !== undefined && { gasPrice: toQuantity(gasPrice) }),
  }
}

/** What a node is asked to know the gas of a transaction, and where. */
export function estimateRequest({ account, network }: Session, request: TransactionRequest): EstimateRequest {
  if (network === undefined) throw walletFailure('wallet/no-network', { operation: 'estimateGas' })
  return { network, call: { method: 'eth_estimateGas', params: [writeTransaction(request, account.address)] } }
}

/**
 * Lets the person send a transaction, and gives its hash. It is asked for once: whatever comes back, nothing is sent again. It
 * names its chain, so that a wallet which moves in the last moment does not send it elsewhere.
 */
export async function sendTransaction(session: AskedSession, request: TransactionRequest): Promise<string> {
  const { account, network, connector } = session
  const chainId = network === undefined ? undefined : chainIdHex(network.id)
  if (chainId === undefined) throw walletFailure('wallet/no-network', { operation: 'sendTransaction' })
  const transaction = { ...writeTransaction(request, account.address), chainId }
  await confirmSession(session, { network: true })
  const hash = await sendOnce(session, { method: 'eth_sendTransaction', params: [transaction] })
  if (typeof hash === 'string' && transactionHash.test(hash)) return hash
  throw walletFailure('wallet/unknown-outcome', { wallet: connector.name, method: 'eth_sendTransaction' })
}

/** Hands something to the wallet that may move money. When the wallet goes away meanwhile, nobody knows what became of it. */
export async function sendOnce(session: AskedSession, call: Eip1193Request): Promise<unknown> {
  try {
    return await promptSession(session, call)
  } catch (error) {
    const isClosed = isBillfoldError(error) && error.code === 'wallet/closed'
    throw isClosed ? walletFailure('wallet/unknown-outcome', { wallet: session.connector.name, method: call.method }, error) : error
  }
}
