import type { Account } from '../../src/wallets/contract/account.js'
import { readBytes } from '../bytes.js'
import { itemsOf, textsOf } from '../foreign-list.js'
import { fieldOf } from '../../src/core/foreign.js'

/** An account as a wallet showed it: plain text, and the wallet's own object, which it wants to see again. */
export interface StandardAccount extends Account {
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly own: unknown
}

/** How the accounts of a family are told from others. */
export interface StandardAccountRules {
  /** The first part of the names of its networks: `solana`. */
  readonly namespace: string
  /** True when an account of the family has this address, and the key that belongs to it where the wallet gives one. */
  isAccount(address: string, publicKey: Uint8Array | undefined): boolean
}

/** Nobody has more accounts than this on one page. */
const mostAccounts = 100
const longestAddress = 200

/**
 * The accounts of a family in what a wallet said, each once. Undefined when it is no list, or nothing in it is an account of
 * anybody. An account whose key is not that of its address is none; one of another family is left out.
 */
export function readStandardAccounts(said: unknown, rules: StandardAccountRules): readonly StandardAccount[] | undefined {
  const list = itemsOf(said, mostAccounts)
  if (list === undefined) return undefined
  const accounts = new Map<string, StandardAccount>()
  for (const item of list) {
    const account = readAccount(item, rules)
    if (account !== undefined && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  return accounts.size === 0 && list.length > 0 && !list.some((item) => isOfAnother(item, rules)) ? undefined : [...accounts.values()]
}

function readAccount(item: unknown, { namespace, isAccount }: StandardAccountRules): StandardAccount | undefined {
  const address = fieldOf(item, 'address')
  if (typeof address !== 'string' || address.length > longestAddress) return undefined
  const chains = textsOf(fieldOf(item, 'chains')).filter((name) => name.startsWith(`${namespace}:`))
  if (chains.length === 0 || !isAccount(address, readBytes(fieldOf(item, 'publicKey'), { most: 200 }))) return undefined
  return { address, chains, features: textsOf(fieldOf(item, 'features')), own: item }
}

function isOfAnother(item: unknown, { namespace }: StandardAccountRules): boolean {
  const chains = textsOf(fieldOf(item, 'chains'))
  return chains.length > 0 && !chains.some((name) => name.startsWith(`${namespace}:`))
}
