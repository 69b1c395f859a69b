import type { Account, CaipNetworkId } from '@billfold/kernel'
import { itemsOf } from '@billfold/kernel/family'
import { isEvmAddress } from './address.js'

/** Nobody has more accounts than this on one page. */
const mostAccounts = 100

/**
 * The accounts in what a wallet said, each once. Undefined when it is no list, or nothing in it is an address. An empty list is
 * an answer: locked, or withdrawn.
 */
export function readAccounts(said: unknown): readonly Account[] | undefined {
  const list = itemsOf(said, mostAccounts)
  const addresses = list?.filter((item) => typeof item === 'string' && item.startsWith('0x') && isEvmAddress(item)) as
    | readonly string[]
    | undefined
  if (addresses === undefined || (addresses.length === 0 && list?.length !== 0)) return undefined
  const accounts = new Map<string, Account>()
  for (const address of addresses) {
    const key = address.toLowerCase()
    if (!accounts.has(key)) accounts.set(key, { address })
  }
  return [...accounts.values()]
}

/** The network in what a wallet said: hex by the standard, and decimal text or numbers as some wallets have it. */
export function readChainId(said: unknown): CaipNetworkId | undefined {
  const isWritten = typeof said === 'string' && /^(?:0x[0-9a-f]{1,14}|[1-9]\d{0,15})$/i.test(said)
  const id = isWritten ? Number(said) : said
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}
