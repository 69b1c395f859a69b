import { type NodeCall, operationFailure } from '@billfold/kernel/family'
import type { Network, Session, TransactionRequest } from '@billfold/kernel'
import { receiverOf } from '../address/receiver.js'
import type { Eip1193Request } from '../contract.js'
import { chainIdHex, toQuantity } from '../rpc/hex.js'
import { sentBy } from './sent-answer.js'
import { type AskedSession, confirmSession, promptSession } from './wallet-call.js'

/** A transaction as nodes and wallets take it. */
export type WrittenTransaction = Readonly<Record<string, string>>

/** A question about gas, and the network that it is about. */
export interface EstimateRequest {
  readonly network: Network
  readonly call: NodeCall
}

/** Writes a transaction down, for the network with this id. */
export function writeTransaction(
  { to, value, data, gas, gasPrice }: TransactionRequest,
  { from, chainId }: { readonly from: string; readonly chainId?: number | string | undefined },
): WrittenTransaction {
  return {
    from,
    to: receiverOf(to, { operation: 'sendTransaction', chainId }),
    ...(value !== undefined && { value: toQuantity(value) }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas: toQuantity(gas) }),
    ...(gasPrice !== undefined && { gasPrice: toQuantity(gasPrice) }),
  }
}

/** Writes the question to a node for the gas of a transaction. */
export function estimateRequest({ account, network }: Session, request: TransactionRequest): EstimateRequest {
  if (network === undefined) throw operationFailure('wallet/no-network', { operation: 'estimateGas' })
  return {
    network,
    call: { method: 'eth_estimateGas', params: [writeTransaction(request, { from: account.address, chainId: network.id })] },
  }
}

/**
 * Lets the person send a transaction, and gives its hash. It is asked for once: whatever comes back, nothing is sent again. It
 * names its chain, so that a wallet which moves in the last moment does not send it elsewhere.
 */
export async function sendTransaction(session: AskedSession, request: TransactionRequest): Promise<string> {
  const { account, network } = session
  const chainId = network === undefined ? undefined : chainIdHex(network.id)
  if (chainId === undefined) throw operationFailure('wallet/no-network', { operation: 'sendTransaction' })
  const transaction = { ...writeTransaction(request, { from: account.address, chainId: network?.id }), chainId }
  await confirmSession(session, { network: true })
  // A value that names no transaction is never given.
  return (await sendOnce(session, { method: 'eth_sendTransaction', params: [transaction] })) as string
}

/** Hands something to the wallet that may move money, and gives what names it. Rejects with `wallet/unknown-outcome` when it may have been sent. */
export function sendOnce(session: AskedSession, call: Eip1193Request): Promise<unknown> {
  return sentBy(promptSession(session, call), { wallet: session.connector.name, method: call.method })
}
