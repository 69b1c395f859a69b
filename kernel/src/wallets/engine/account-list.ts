import type { Account, AccountType } from '../contract/account.js'
import type { Connector } from '../contract/connector.js'

/** Gives accounts of an ordinary wallet their types: their own, else that of their place, else `eoa`. */
function typedAccounts(accounts: readonly Account[], places: readonly AccountType[] | undefined): readonly Account[] {
  return accounts.slice(0, places?.length).map((account, index) => ({ ...account, type: account.type ?? places?.[index] ?? 'eoa' }))
}

/** Facts that decide whether an account of the embedded wallet is its smart account. */
export interface AuthAccountFacts {
  readonly smartAccount: string | undefined
  /** True when the family's network has smart accounts. */
  readonly isEnabled: boolean
}

/** The type of an account of the embedded wallet: a smart account only where they are enabled and only with its address. */
export function authAccountType(address: string, { smartAccount, isEnabled }: AuthAccountFacts): AccountType {
  return isEnabled && smartAccount !== undefined && address === smartAccount ? 'smartAccount' : 'eoa'
}

/** Facts that the types of a wallet's accounts depend on. */
export interface AccountTypeFacts {
  readonly connector: Connector
  /** The types by the place of an account in the wallet's answer. */
  readonly types: readonly AccountType[] | undefined
  /** True when the network in use has smart accounts. */
  readonly hasSmartAccounts: boolean
}

/** Gives the accounts of a wallet their types, by the rules of its connector and family. */
export function accountList(granted: readonly Account[], { connector, types, hasSmartAccounts }: AccountTypeFacts): readonly Account[] {
  if (connector.type !== 'AUTH') return typedAccounts(granted, types)
  const smartAccount = granted.find(({ type }) => type === 'smartAccount')?.address
  return granted.map((account) => ({ ...account, type: authAccountType(account.address, { smartAccount, isEnabled: hasSmartAccounts }) }))
}

/** The account in use after the wallet gave a new list: its first when that changed, else the same as before while it is there. */
export function followedAccount(
  accounts: readonly Account[],
  before: { readonly accounts: readonly Account[]; readonly account: Account },
): Account | undefined {
  const isSameFirst = accounts[0]?.address === before.accounts[0]?.address
  const same = accounts.find(({ address }) => address === before.account.address)
  return isSameFirst ? (same ?? accounts[0]) : accounts[0]
}

/** True when nothing that anybody sees differs. */
export function isSameList(one: readonly Account[], other: readonly Account[]): boolean {
  return (
    one.length === other.length && one.every(({ address, type }, index) => address === other[index]?.address && type === other[index]?.type)
  )
}
