import type { Account, CaipNetworkId } from '@billfold/kernel'
import { isAddress } from './address.js'
import type { SeaMossProvider } from './contract.js'

const mostAccounts = 100

/** Parses the accounts that a wallet reports. An empty list is an answer too: the wallet is locked, or the permission withdrawn. */
export function parseAccounts(said: unknown): readonly Account[] | undefined {
  return readFrom(() => {
    if (!Array.isArray(said) || said.length > mostAccounts) return undefined
    const addresses = Array.from(said as readonly unknown[], (one) => (one as { readonly address?: unknown } | undefined)?.address)
    return addresses.every(isAddress) ? addresses.map((address) => ({ address })) : undefined
  })
}

/** Parses the network that a wallet reports. */
export function parseNetworkId(said: unknown): CaipNetworkId | undefined {
  return typeof said === 'string' && /^seamoss:[-\w]{1,32}$/.test(said) ? (said as CaipNetworkId) : undefined
}

/** Takes a value of the page for a wallet, if it has the members of one. */
export function asProvider(found: unknown): SeaMossProvider | undefined {
  return readFrom(() => {
    const { request, on } = found as Partial<SeaMossProvider>
    return typeof request === 'function' && typeof on === 'function' ? (found as SeaMossProvider) : undefined
  })
}

/** Reads from a foreign value; one that throws when it is read counts as absent. */
function readFrom<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
