import type { Connector, RecentWallet } from '@billfold/kernel'
import type { FirstSituation, PageWallets } from '@billfold/kernel/first-view'

import type { WalletRow } from '../wallets/wallet-row.js'
import { walletRows } from '../wallets/wallet-rows.js'

export interface FirstRowsNeeds {
  readonly situation: FirstSituation
  readonly wallets: PageWallets
  readonly namespace: string | undefined
  readonly isMobile: boolean
  readonly remembered: readonly RecentWallet[]
  readonly kinds: ReadonlySet<string>
}

/** The wallets to choose from before there is a kernel, by the rule of the view that follows. */
export function firstRows({ situation, wallets, namespace, isMobile, remembered, kinds }: FirstRowsNeeds): readonly WalletRow[] {
  const { options } = situation
  const wanted = situation.namespaces.find((each) => each === namespace)
  return walletRows({
    connectors: wallets.rows(wanted, pairing(situation)),
    recent: [],
    remembered,
    featured: [],
    custom: options.wallets.custom,
    recommended: [],
    excluded: options.wallets.exclude,
    namespace: wanted,
    order: options.orders.connectorTypes,
    isMobile,
    hasEmail: kinds.has('email'),
    hasSocials: kinds.has('social'),
    isConnected: () => false,
  })
}

/** The way to wallets on phones, where the host has named a relay. Its plugin says that it brings one. */
function pairing(situation: FirstSituation): readonly Connector[] {
  const { options, namespaces } = situation
  const source = situation.entries('wallet.sources').find(({ item }) => item.kind === 'walletConnect')
  const name = source?.item.label
  if (typeof name !== 'string' || (options.endpoints.relay ?? []).length === 0) return []
  const connect = (): Promise<never> => Promise.reject(new Error('Pairing begins when the kernel is here'))
  return namespaces.map((namespace) => ({ id: 'walletConnect', type: 'WALLET_CONNECT', name, namespace, connect }))
}
