import type { ChainNamespace } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'
import { useMemo } from 'react'

import { useAccount } from './use-account.js'

/** An account's amount of the money of its network. */
export interface Balance {
  /** In whole units of the native currency, as plain digits. */
  readonly balance: string
  readonly symbol: string | undefined
}

/** Reads the account's amount of its network's native currency; undefined until a plugin has asked the chain. */
export function useBalance(billfold: Billfold, namespace?: ChainNamespace): Balance | undefined {
  const { balance, balanceSymbol } = useAccount(billfold, namespace)
  return useMemo(() => (balance === undefined ? undefined : { balance, symbol: balanceSymbol }), [balance, balanceSymbol])
}
