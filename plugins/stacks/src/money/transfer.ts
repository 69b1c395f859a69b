import type { Network, Session, TransferRequest } from '@billfold/kernel'
import { type Nodes, recover, submitOnce, transferError, writeAmount } from '@billfold/kernel/family'
import { walletName } from '../networks/network-names.js'
import { type Signing, confirmPlace } from '../signing/signing.js'
import type { WalletRequests } from '../wallets/wallet-requests.js'
import { type UnsignedTransfer, buildTransfer } from './build-transfer.js'
import { accountCall, feeRateCall, sendCall } from './stacks-nodes.js'
import { checkTransfer } from './check-transfer.js'
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
  const { network, transaction } = await prepare(needs, session, request)
  if (!isOfOneKey(session.account.address) || !needs.requests.knows(session, 'stx_signTransaction'))
    return sendByWallet(needs, session, request)
  const submit = async (): Promise<string> => {
    const { transaction: signed, txid } = await needs.signing.transaction(session, transaction)
    await submitOnce({ transaction: txid, submit: () => needs.nodes.ask(network, sendCall(signed)) })
    return txid
  }
  return recover(submit(), ['wallet/unsupported'], () => sendByWallet(needs, session, request))
}

/** The fee of a transfer, in microSTX, as the wallet will show it. Rejects for what cannot be sent. */
export async function transferFee(needs: Pick<TransferNeeds, 'nodes'>, session: Session, request: TransferRequest): Promise<bigint> {
  return (await prepare(needs, session, request)).fee
}

/** SP and ST: the others are of several keys. */
function isOfOneKey(address: string): boolean {
  return /^S[PT]/.test(address)
}

/** The transaction to sign. Refused here when it cannot be meant, or the account does not have what it takes. */
async function prepare(
  { nodes }: Pick<TransferNeeds, 'nodes'>,
  session: Session,
  request: TransferRequest,
): Promise<UnsignedTransfer & { readonly network: Network }> {
  confirmPlace(session, 'transfer')
  const { network, account, to, amount, memo } = checkTransfer(session, request)
  const { address: from } = account
  const [{ balance, nonce }, feeRate] = await Promise.all([nodes.ask(network, accountCall(from)), nodes.ask(network, feeRateCall())])
  const built = await buildTransfer(network, { from, to, amount, memo, nonce, feeRate })
  const [held, needed] = [BigInt(balance), amount + built.fee]
  if (held >= needed) return { ...built, network }
  throw transferError('transfer/not-enough', { held: writeAmount(held, network), needed: writeAmount(needed, network) })
}

async function sendByWallet({ nodes, requests }: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const network = confirmPlace(session, 'transfer')
  const { to: recipient, amount, memo } = request
  const params = { recipient, amount: String(amount), ...(memo !== undefined && { memo }), network: walletName(network) }
  // While every node says that it is of another network, nobody could say what became of it.
  await nodes.confirm(network)
  return (await sentBy(() => requests.ask(session, { method: 'stx_transferStx', params }))).txid
}
