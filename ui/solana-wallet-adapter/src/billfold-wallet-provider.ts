import type { Billfold } from '@billfold/ui'
import { WalletContext } from '@solana/wallet-adapter-react'
import { type ReactElement, type ReactNode, createElement, useSyncExternalStore } from 'react'

import { walletContextStore } from './wallet-context.js'

export interface BillfoldWalletProviderProps {
  readonly billfold: Billfold
  readonly children?: ReactNode
}

/** Stands in place of `WalletProvider`: below it `useWallet()` and what is built on it follow the modal. */
export function BillfoldWalletProvider({ billfold, children }: BillfoldWalletProviderProps): ReactElement {
  const { subscribe, getSnapshot } = walletContextStore(billfold)
  return createElement(WalletContext.Provider, { value: useSyncExternalStore(subscribe, getSnapshot, getSnapshot) }, children)
}
