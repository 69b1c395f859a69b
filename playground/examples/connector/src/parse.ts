import type { Account, CaipNetworkId } from '@billfold/kernel'
import { family } from './contract.js'

const refused = 4001
const mostAccounts = 100

/** Parses the accounts that a wallet reports. An empty list is an answer too: the wallet is locked, or the permission withdrawn. */
export function parseAccounts(said: unknown): readonly Account[] | undefined {
  return readFrom(() => {
    if (!Array.isArray(said) || said.length > mostAccounts) return undefined
    const addresses = Array.from(said as readonly unknown[])
    return addresses.every(isAddress) ? addresses.map((address) => ({ address })) : undefined
  })
}

/** Parses the network that a wallet reports: `0x1`. */
export function parseNetworkId(said: unknown): CaipNetworkId | undefined {
  return typeof said === 'string' && /^0x[0-9a-f]{1,8}$/.test(said) ? `${family}:${Number(said)}` : undefined
}

/** Tells whether a wallet failed because its person refused. */
export function isRefusedByWallet(error: unknown): boolean {
  return readFrom(() => (error as { readonly code?: unknown } | undefined)?.code === refused) === true
}

function isAddress(said: unknown): said is string {
  return typeof said === 'string' && /^0x[0-9a-fA-F]{40}$/.test(said)
}

/** Reads from a foreign value; one that throws when it is read counts as absent. */
function readFrom<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
