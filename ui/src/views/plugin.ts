import type { PluginRuntime } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'

import { ConnectView } from './connect.js'

/** The first view comes with the plugin, and the others together when one of them is needed. */
export const plugin: PluginRuntime = {
  views: {
    Connect: { component: ConnectView },
    ConnectWallets: lazyView<'ConnectWallets'>(async () => ({ component: (await later()).ConnectWalletsView })),
    ConnectFamilies: lazyView<'ConnectFamilies'>(async () => ({ component: (await later()).ConnectFamiliesView })),
    AllWallets: lazyView<'AllWallets'>(async () => ({ component: (await later()).AllWalletsView })),
    Account: lazyView<'Account'>(async () => ({ component: (await later()).AccountView })),
    Networks: lazyView<'Networks'>(async () => ({ component: (await later()).NetworksView })),
    SwitchNetwork: lazyView<'SwitchNetwork'>(async () => ({ component: (await later()).SwitchNetworkView })),
    SwitchActiveChain: lazyView<'SwitchActiveChain'>(async () => ({ component: (await later()).SwitchActiveChainView })),
    UnsupportedChain: lazyView<'UnsupportedChain'>(async () => ({ component: (await later()).UnsupportedChainView })),
    ConnectingExternal: lazyView<'ConnectingExternal'>(async () => ({ component: (await later()).ConnectingExternalView })),
    WhatIsAWallet: lazyView<'WhatIsAWallet'>(async () => ({ component: (await later()).WhatIsAWalletView })),
    WhatIsANetwork: lazyView<'WhatIsANetwork'>(async () => ({ component: (await later()).WhatIsANetworkView })),
  },
}

function later(): Promise<typeof import('./later-views.js')> {
  return import('./later-views.js')
}
