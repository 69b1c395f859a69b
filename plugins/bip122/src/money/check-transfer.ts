import type { Account, Network, Session, TransferRequest } from '@billfold/kernel'
import { checkAmount, checkReceiver, needNetwork, operationFailure, transferError, writeAmount } from '@billfold/kernel/family'
import { type AddressKind, isBitcoinAddress, readAddress } from '../read-address.js'
import { bitcoinError } from '../errors.js'
import { netOf } from '../networks/wallet-networks.js'

/** A transfer that may be made, as far as it can be told without a node. */
export interface CheckedTransfer {
  readonly network: Network
  readonly account: Account
  readonly to: string
  readonly amount: bigint
}

/** The least that nodes pass on, in satoshis: less is not worth what it costs to spend. */
const dust: Readonly<Record<AddressKind, bigint>> = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n }
const mostSatoshis = 2_100_000_000_000_000n

/** Refuses what cannot be, or should not be, before a node or a wallet is asked. */
export function checkTransfer(session: Session, { to, amount, tokenAddress }: TransferRequest): CheckedTransfer {
  const network = needNetwork(session, 'transfer')
  const { account } = session
  if (tokenAddress !== undefined)
    throw operationFailure('wallet/invalid-address', { operation: 'transfer', needed: 'no token: Bitcoin has none' })
  checkReceiver(to, { name: 'Bitcoin', isAddress: isBitcoinAddress })
  for (const address of [to, account.address]) {
    if (readAddress(address)?.nets.includes(netOf(network.caipNetworkId)) !== true)
      throw transferError('transfer/other-network', { address, network: network.name })
  }
  checkAmount(amount, mostSatoshis)
  const least = dust[readAddress(to)?.kind ?? 'p2pkh']
  if (amount < least) throw bitcoinError('bitcoin/too-little', { least: writeAmount(least, network) })
  if (account.type === 'ordinal') throw bitcoinError('bitcoin/ordinal-account', {})
  return { network, account, to, amount }
}
