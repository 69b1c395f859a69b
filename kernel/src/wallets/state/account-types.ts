import type { Account, AccountType } from '../contract/account.js'

/** Every type that an account can have. */
export const accountTypes: readonly AccountType[] = ['eoa', 'smartAccount', 'payment', 'ordinal']

/** Gives accounts of an ordinary wallet their types: their own, else that of their place, else `eoa`. */
export function typedAccounts(accounts: readonly Account[], places: readonly AccountType[] | undefined): readonly Account[] {
  return accounts.slice(0, places?.length).map((account, index) => ({ ...account, type: account.type ?? places?.[index] ?? 'eoa' }))
}

/** What decides whether an account of the embedded wallet is its smart account. */
export interface AuthAccountFacts {
  readonly smartAccount: string | undefined
  /** True when the family's network has smart accounts. */
  readonly isEnabled: boolean
}

/** The type of an account of the embedded wallet: a smart account only where they are enabled and only with its address. */
export function authAccountType(address: string, { smartAccount, isEnabled }: AuthAccountFacts): AccountType {
  return isEnabled && smartAccount !== undefined && address === smartAccount ? 'smartAccount' : 'eoa'
}
