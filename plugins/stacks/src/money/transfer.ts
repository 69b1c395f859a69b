import { type Network, type Session, type TransferRequest, isBillfoldError } from '@billfold/kernel'
import { type Nodes, formatAmount, mayHaveBeenSent } from '@billfold/kernel/family'
import type { StacksTransferRequest } from '../contract.js'
import { walletName } from '../networks/network-names.js'
import { type Signing, confirmPlace } from '../signing/signing.js'
import type { WalletRequests } from '../wallets/wallet-requests.js'
import { buildTransfer } from './build-transfer.js'
import { accountCall, feeRateCall, sendCall } from './calls.js'
import { checkTransfer } from './check-transfer.js'
import { sendError } from './errors.js'
import { sentBy } from './sent-by.js'

export interface TransferNeeds {
  readonly nodes: Pick<Nodes, 'ask' | 'confirm'>
  readonly signing: Pick<Signing, 'transaction'>
  readonly requests: Pick<WalletRequests, 'ask' | 'knows'>
}

/**
 * Lets the person sign a transfer of STX, and sends it, once. A wallet that only signs gives its name before anything is sent; one that
 * cannot, and who signs with several keys, is asked to send by itself.
 */
export async function transfer(needs: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const network = confirmPlace(session, 'transfer')
  checkTransfer(session, network, request)
  const transaction = await prepare(needs, { session, network, request })
  if (!isOfOneKey(session.account.address) || !needs.requests.knows(session, 'stx_signTransaction'))
    return sendByWallet(needs, { session, network, request })
  try {
    const signed = await needs.signing.transaction(session, transaction)
    return await send(needs, { session, network }, signed)
  } catch (error) {
    if (!isBillfoldError(error, 'wallet/unsupported')) throw error
    return sendByWallet(needs, { session, network, request })
  }
}

interface Order {
  readonly session: Session
  readonly network: Network
  readonly request: StacksTransferRequest
}

/** SP and ST: the others are of several keys. */
function isOfOneKey(address: string): boolean {
  return /^S[PT]/.test(address)
}

/** The transaction to sign. Refused here when the account does not have what it takes. */
async function prepare({ nodes }: TransferNeeds, { session, network, request }: Order): Promise<string> {
  const { address: from } = session.account
  const { to, amount, memo = '' } = request
  const [{ balance, nonce }, feeRate] = await Promise.all([nodes.ask(network, accountCall(from)), nodes.ask(network, feeRateCall())])
  const { transaction, fee } = await buildTransfer(network, { from, to, amount, memo, nonce, feeRate })
  const [held, needed] = [BigInt(balance), amount + fee]
  if (held >= needed) return transaction
  const { symbol, decimals } = network.nativeCurrency
  const written = (value: bigint): string => `${formatAmount(value, decimals)} ${symbol}`
  throw sendError('stacks-send/not-enough', { held: written(held), needed: written(needed) })
}

async function send(
  { nodes }: TransferNeeds,
  { session, network }: Omit<Order, 'request'>,
  { transaction, txid }: { readonly transaction: string; readonly txid: string },
): Promise<string> {
  try {
    await nodes.ask(network, sendCall(transaction))
    return txid
  } catch (error) {
    if (isBillfoldError(error, 'node/failed')) throw sendError('stacks-send/refused', { reason: error.context.reason }, error)
    throw mayHaveBeenSent(error) ? sendError('stacks-send/unknown-outcome', { wallet: session.connector.name, txid }, error) : error
  }
}

async function sendByWallet({ nodes, requests }: TransferNeeds, { session, network, request }: Order): Promise<string> {
  const { to: recipient, amount, memo } = request
  const params = { recipient, amount: String(amount), ...(memo !== undefined && { memo }), network: walletName(network) }
  // While every node says that it is of another network, nobody could say what became of it.
  await nodes.confirm(network)
  return sentBy(session, () => requests.ask(session, { method: 'stx_transferStx', params }))
}
