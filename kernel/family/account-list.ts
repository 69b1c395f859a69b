import type { Account } from '../src/wallets/contract/account.js'
import { itemsOf } from './foreign-list.js'

/** How the accounts of a family are read in what its wallets say. */
export interface AccountRules<A extends Account> {
  /** Reads one account; undefined for what is none of the family. */
  read(item: unknown): A | undefined
  /** True for an account of another family, which is left out. */
  isOfAnother?(item: unknown): boolean
}

/** Nobody has more accounts than this on one page. */
const mostAccounts = 100

/** Reads the accounts in a foreign list, each once. Undefined when it is no list, or nothing in it is an account of anybody. */
export function readAccountList<A extends Account>(said: unknown, { read, isOfAnother }: AccountRules<A>): readonly A[] | undefined {
  const list = itemsOf(said, mostAccounts)
  const accounts = new Map<string, A>()
  for (const account of list?.map((item) => read(item)) ?? []) {
    if (account !== undefined && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  const isOfNobody = accounts.size === 0 && list?.length !== 0 && list?.some((item) => isOfAnother?.(item)) !== true
  return isOfNobody ? undefined : [...accounts.values()]
}
