import type { Account, CaipNetworkId } from '@billfold/kernel'
import { isAddress } from './address.js'
import type { LichenProvider } from './contract.js'

const mostAccounts = 100

/** The accounts in what the wallet said. An empty list is an answer too: locked, or withdrawn. */
export function parseAccounts(said: unknown): readonly Account[] | undefined {
  return look(() => {
    if (!Array.isArray(said) || said.length > mostAccounts) return undefined
    const addresses = Array.from(said as readonly unknown[], (one) => (one as { readonly address?: unknown } | undefined)?.address)
    return addresses.every(isAddress) ? addresses.map((address) => ({ address })) : undefined
  })
}

/** The network in what the wallet said. */
export function parseNetworkId(said: unknown): CaipNetworkId | undefined {
  return typeof said === 'string' && /^lichen:[-\w]{1,32}$/.test(said) ? (said as CaipNetworkId) : undefined
}

/** What lies on the page, if it is a wallet of this family. */
export function asProvider(found: unknown): LichenProvider | undefined {
  return look(() => {
    const { request, on } = found as Partial<LichenProvider>
    return typeof request === 'function' && typeof on === 'function' ? (found as LichenProvider) : undefined
  })
}

/** A value that throws when it is looked at is no value. */
function look<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
