import type { Network, Session, TransferRequest } from '@billfold/kernel'
import { operationFailure, readTransfer, transferError, writeAmount } from '@billfold/kernel/family'
import { type AddressFormats, genericFormat } from '../address/address-formats.js'
import { readSs58 } from '../address/ss58.js'
import { readAssetId } from './asset-id.js'
import type { ChainAccount } from './read-account.js'

/** A transfer whose request was read and checked. */
export interface TransferPlan {
  readonly network: Network
  readonly from: string
  readonly sender: Uint8Array
  readonly receiver: Uint8Array
  readonly amount: bigint
  /** The number of the token; undefined for the coin of the network. */
  readonly asset: number | undefined
}

const rules = { isAddress: (text: string) => readSs58(text) !== undefined, mostAmount: 2n ** 128n - 1n, hasTokens: true }

/** Reads what somebody wants to send, and refuses what cannot be before anybody is asked. */
export function readPlan(session: Session, request: TransferRequest, formats: AddressFormats): TransferPlan {
  const { network, account, to, amount, token } = readTransfer(session, request, rules)
  const [sender, receiver] = [readSs58(account.address), readSs58(to)]
  if (sender === undefined || receiver === undefined)
    throw operationFailure('wallet/invalid-address', { operation: 'transfer', needed: 'SS58' })
  const format = formats.of(network.caipNetworkId)
  // A generic address names no network: the receiver meant none.
  if (receiver.format !== format && receiver.format !== genericFormat)
    throw transferError('transfer/other-network', { address: to, network: network.name, own: formats.display(to, network.caipNetworkId) })
  const asset = token === undefined ? undefined : readAssetId(token)
  if (token !== undefined && asset === undefined) throw transferError('transfer/no-tokens', { network: network.name })
  return { network, from: account.address, sender: sender.publicKey, receiver: receiver.publicKey, amount, asset }
}

/** What a transfer takes, and what it meets. */
export interface TransferCosts {
  readonly fee: bigint
  readonly existentialDeposit: bigint
  readonly sender: ChainAccount
  readonly receiver: ChainAccount
}

/** Refuses a transfer that the network would refuse, or that would close an account on either side. */
export function checkCosts({ network, amount }: TransferPlan, { fee, existentialDeposit, sender, receiver }: TransferCosts): void {
  const written = (value: bigint): string => writeAmount(value > 0n ? value : 0n, network)
  const movable = sender.free - sender.frozen
  if (amount + fee > movable) throw transferError('transfer/not-enough', { needed: written(amount + fee), held: written(movable) })
  const most = sender.free - fee - existentialDeposit
  if (amount > most) throw transferError('transfer/keeps-too-little', { least: written(existentialDeposit), most: written(most) })
  if (receiver.free + amount < existentialDeposit)
    throw transferError('transfer/receives-too-little', { least: written(existentialDeposit) })
}
