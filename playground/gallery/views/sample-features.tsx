import type { IconName, PluginManifest, SlotEntry, ViewName } from '@billfold/kernel'
import { List, Picture, Row, TokenAmount } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

/** A plugin that adds what an account can do, and a tab with tokens. */
export function sampleFeatures(actions: readonly string[], { hasTabs = true }: { readonly hasTabs?: boolean } = {}): PluginManifest {
  const items = actions.map((id, index) => ({ id, label: id, icon: icons[id] ?? 'plus', view: 'WalletSend' as ViewName, order: index }))
  return {
    id: 'feature.sample-account',
    contract: 1,
    views: ['WalletSend', 'Swap', 'ProfileWallets'],
    slots: [
      ...items.map(({ order, ...item }) => ({ slot: 'account.actions' as const, order: order * 10, item })),
      ...(hasTabs ? sampleTabs : []),
    ],
    load: () =>
      Promise.resolve({ views: { WalletSend: { component: Tokens }, Swap: { component: Tokens }, ProfileWallets: { component: Tokens } } }),
  }
}

const sampleTabs: readonly SlotEntry<'account.tabs'>[] = [
  { slot: 'account.tabs', order: 10, item: { id: 'tokens', label: 'Tokens', view: 'Swap' } },
  { slot: 'account.tabs', order: 20, item: { id: 'nfts', label: 'NFTs', view: 'ProfileWallets' } },
  { slot: 'account.tabs', order: 30, item: { id: 'activity', label: 'Activity', view: 'ProfileWallets' } },
]

const icons: Readonly<Record<string, IconName>> = { onramp: 'buy', swaps: 'swap', receive: 'receive', send: 'send' }

function Tokens(): ReactElement {
  return (
    <List>
      <Row
        title="Ether"
        subtitle={<TokenAmount value="1.982" symbol="ETH" />}
        icon={<Picture name="E" shape="round" />}
        trailing="$6,021.23"
      />
      <Row
        title="USD Coin"
        subtitle={<TokenAmount value="1250" symbol="USDC" />}
        icon={<Picture name="U" shape="round" />}
        trailing="$1,250.00"
      />
      <Row
        title="Arbitrum"
        subtitle={<TokenAmount value="410.5" symbol="ARB" />}
        icon={<Picture name="A" shape="round" />}
        trailing="$162.10"
      />
    </List>
  )
}
