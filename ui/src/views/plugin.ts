import type { PluginRuntime } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'

import { ConnectView } from './connect.js'

/** The first view comes with the plugin, and each other one in a file of its own. */
export const plugin: PluginRuntime = {
  views: {
    Connect: { component: ConnectView },
    ConnectWallets: lazyView<'ConnectWallets'>(async () => ({ component: (await import('./connect-wallets.js')).ConnectWalletsView })),
    ConnectFamilies: lazyView<'ConnectFamilies'>(async () => ({ component: (await import('./connect-families.js')).ConnectFamiliesView })),
    AllWallets: lazyView<'AllWallets'>(async () => ({ component: (await import('./all-wallets.js')).AllWalletsView })),
    Account: lazyView<'Account'>(async () => ({ component: (await import('./account.js')).AccountView })),
    Networks: lazyView<'Networks'>(async () => ({ component: (await import('./networks.js')).NetworksView })),
    SwitchNetwork: lazyView<'SwitchNetwork'>(async () => ({ component: (await import('./switch-network.js')).SwitchNetworkView })),
    SwitchActiveChain: lazyView<'SwitchActiveChain'>(async () => ({
      component: (await import('./switch-active-chain.js')).SwitchActiveChainView,
    })),
    UnsupportedChain: lazyView<'UnsupportedChain'>(async () => ({
      component: (await import('./unsupported-chain.js')).UnsupportedChainView,
    })),
    ConnectingExternal: lazyView<'ConnectingExternal'>(async () => ({
      component: (await import('./connecting-external.js')).ConnectingExternalView,
    })),
    WhatIsAWallet: lazyView<'WhatIsAWallet'>(async () => ({ component: (await import('./what-is-a-wallet.js')).WhatIsAWalletView })),
    WhatIsANetwork: lazyView<'WhatIsANetwork'>(async () => ({ component: (await import('./what-is-a-network.js')).WhatIsANetworkView })),
  },
}
