import type { Account, CaipNetworkId } from '@billfold/kernel'
import { fieldOf, itemsOf } from '@billfold/kernel/family'
import { isAddress } from './address.js'

const mostAccounts = 100

/** Parses the accounts that a wallet reports. An empty list is an answer too: the wallet is locked, or the permission withdrawn. */
export function parseAccounts(said: unknown): readonly Account[] | undefined {
  const addresses = itemsOf(said, mostAccounts)?.map((item) => fieldOf(item, 'address'))
  return addresses?.every(isAddress) === true ? addresses.map((address) => ({ address })) : undefined
}

/** Parses the network that a wallet reports. */
export function parseNetworkId(said: unknown): CaipNetworkId | undefined {
  return typeof said === 'string' && /^seamoss:[-\w]{1,32}$/.test(said) ? (said as CaipNetworkId) : undefined
}
