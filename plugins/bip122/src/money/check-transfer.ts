import type { Account, Network, Session, TransferRequest } from '@billfold/kernel'
import { formatAmount, walletFailure } from '@billfold/kernel/family'
import { type AddressKind, readAddress } from '../address.js'
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
export function checkTransfer({ network, account }: Session, { to, amount, tokenAddress }: TransferRequest): CheckedTransfer {
  if (network === undefined) throw walletFailure('wallet/no-network', { operation: 'transfer' })
  if (tokenAddress !== undefined)
    throw walletFailure('wallet/invalid-address', { operation: 'transfer', needed: 'no token: Bitcoin has none' })
  const receiver = readAddress(to)
  if (receiver === undefined) throw bitcoinError('bitcoin/invalid-address', { address: to.slice(0, 100) })
  if (!receiver.nets.includes(netOf(network.caipNetworkId)))
    throw bitcoinError('bitcoin/wrong-network', { address: to, network: network.name })
  const { address } = account
  if (readAddress(address)?.nets.includes(netOf(network.caipNetworkId)) !== true)
    throw bitcoinError('bitcoin/wrong-network', { address, network: network.name })
  if (amount <= 0n || amount > mostSatoshis) throw walletFailure('wallet/invalid-amount', { found: String(amount) })
  const { decimals, symbol } = network.nativeCurrency
  if (amount < dust[receiver.kind]) throw bitcoinError('bitcoin/too-little', { least: formatAmount(dust[receiver.kind], decimals), symbol })
  if (account.type === 'ordinal') throw bitcoinError('bitcoin/ordinal-account', {})
  return { network, account, to, amount }
}
