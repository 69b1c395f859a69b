import type { Session, TransferRequest } from '@billfold/kernel'
import { readTransfer, transferError, type WantedTransfer, writeAmount } from '@billfold/kernel/family'
import { type AddressKind, readAddress } from '../read-address.js'
import { bitcoinError } from '../errors.js'
import { netOf } from '../networks/wallet-networks.js'

/** The least that nodes pass on, in satoshis: less is not worth what it costs to spend. */
const dust: Readonly<Record<AddressKind, bigint>> = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n }
const rules = { name: 'Bitcoin', isAddress: (text: string) => readAddress(text) !== undefined, mostAmount: 2_100_000_000_000_000n }

/** Refuses what cannot be, or should not be, before a node or a wallet is asked. */
export function checkTransfer(session: Session, request: TransferRequest): WantedTransfer {
  const wanted = readTransfer(session, request, rules)
  const { network, account, to, amount } = wanted
  for (const address of [to, account.address]) {
    if (readAddress(address)?.nets.includes(netOf(network.caipNetworkId)) !== true)
      throw transferError('transfer/other-network', { address, network: network.name })
  }
  const least = dust[readAddress(to)?.kind ?? 'p2pkh']
  if (amount < least) throw transferError('transfer/receives-too-little', { least: writeAmount(least, network) })
  if (account.type === 'ordinal') throw bitcoinError('bitcoin/ordinal-account', {})
  return wanted
}
