import type { Account } from '../../src/wallets/contract/account.js'
import { readAccountList } from '../account-list.js'
import { readBytes } from '../bytes.js'
import { textsOf } from '../foreign-list.js'
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

const longestAddress = 200

/**
 * The accounts of a family in what a wallet said, each once. Undefined when it is no list, or nothing in it is an account of
 * anybody. An account whose key is not that of its address is none; one of another family is left out.
 */
export function readStandardAccounts(said: unknown, rules: StandardAccountRules): readonly StandardAccount[] | undefined {
  return readAccountList(said, { read: (item) => readAccount(item, rules), isOfAnother: (item) => isOfAnother(item, rules) })
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
