import type { AccountState, ChainNamespace } from '@billfold/kernel'
import type { BillfoldSnapshot } from '@billfold/ui'

/** The account in front, or that of one family. */
export function accountOf({ account, families }: BillfoldSnapshot, namespace: ChainNamespace | undefined): AccountState {
  if (namespace === undefined) return account
  return families[namespace]?.account ?? nobody
}

const nobody: AccountState = { caipAddress: undefined, address: undefined, status: 'disconnected' }
