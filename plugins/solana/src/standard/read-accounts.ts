import type { Account } from '@billfold/kernel'
import { fieldOf } from '@billfold/kernel/family'
import { toBase58 } from '../provider/base58.js'
import { isSolanaAddress } from '../provider/address.js'
import { readBytes } from '../provider/bytes.js'

/** An account as a wallet showed it: plain text, and the wallet's own object, which it wants to see again. */
export interface StandardAccount extends Account {
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly own: unknown
}

/** Nobody has more accounts than this on one page. */
const mostAccounts = 100
const mostNames = 50
const longestName = 100

/**
 * The Solana accounts in what a wallet said, each once. Undefined when it is no list, or nothing in it is an account of anybody. An
 * account whose key is not that of its address is none; one of another family is left out.
 */
export function readAccounts(said: unknown): readonly StandardAccount[] | undefined {
  const list = itemsOf(said, mostAccounts)
  if (list === undefined) return undefined
  const accounts = new Map<string, StandardAccount>()
  for (const item of list) {
    const account = readAccount(item)
    if (account !== undefined && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  return accounts.size === 0 && list.length > 0 && !list.some(isOfAnotherFamily) ? undefined : [...accounts.values()]
}

function readAccount(item: unknown): StandardAccount | undefined {
  const address = fieldOf(item, 'address')
  if (!isSolanaAddress(address)) return undefined
  const key = readBytes(fieldOf(item, 'publicKey'), { length: 32 })
  const chains = readNames(fieldOf(item, 'chains')).filter((name) => name.startsWith('solana:'))
  if (key === undefined || toBase58(key) !== address || chains.length === 0) return undefined
  return { address, chains, features: readNames(fieldOf(item, 'features')), own: item }
}

function isOfAnotherFamily(item: unknown): boolean {
  const chains = readNames(fieldOf(item, 'chains'))
  return chains.length > 0 && !chains.some((name) => name.startsWith('solana:'))
}

/** Short words in a foreign list, such as the names of chains and features. */
export function readNames(said: unknown): readonly string[] {
  return (itemsOf(said, mostNames) ?? []).filter((item): item is string => typeof item === 'string' && item.length <= longestName)
}

/** The items of a foreign list, looked at once. */
function itemsOf(said: unknown, most: number): readonly unknown[] | undefined {
  try {
    if (!Array.isArray(said)) return undefined
    return Array.from({ length: Math.min(said.length, most) }, (_, index) => fieldOf(said, String(index)))
  } catch {
    // A proxy that refuses to be looked at is no list.
    return undefined
  }
}
