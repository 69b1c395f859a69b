import type { PluginRuntime } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'

import { ConnectView } from './connect.js'

/** The first view comes with the plugin, and the others in two pieces: those on the way to a wallet, and those behind it. */
export const plugin: PluginRuntime = {
  views: {
    Connect: { component: ConnectView },
    ConnectWallets: lazyView<'ConnectWallets'>(async () => ({ component: (await connectViews()).ConnectWalletsView })),
    ConnectFamilies: lazyView<'ConnectFamilies'>(async () => ({ component: (await connectViews()).ConnectFamiliesView })),
    AllWallets: lazyView<'AllWallets'>(async () => ({ component: (await connectViews()).AllWalletsView })),
    Account: lazyView<'Account'>(async () => ({ component: (await accountViews()).AccountView })),
    Networks: lazyView<'Networks'>(async () => ({ component: (await accountViews()).NetworksView })),
    SwitchNetwork: lazyView<'SwitchNetwork'>(async () => ({ component: (await accountViews()).SwitchNetworkView })),
    SwitchActiveChain: lazyView<'SwitchActiveChain'>(async () => ({ component: (await accountViews()).SwitchActiveChainView })),
    UnsupportedChain: lazyView<'UnsupportedChain'>(async () => ({ component: (await accountViews()).UnsupportedChainView })),
    ConnectingExternal: lazyView<'ConnectingExternal'>(async () => ({ component: (await connectViews()).ConnectingExternalView })),
    WhatIsAWallet: lazyView<'WhatIsAWallet'>(async () => ({ component: (await connectViews()).WhatIsAWalletView })),
    WhatIsANetwork: lazyView<'WhatIsANetwork'>(async () => ({ component: (await connectViews()).WhatIsANetworkView })),
  },
}

const connectViews = (): Promise<typeof import('./connect-views.js')> => import('./connect-views.js')
const accountViews = (): Promise<typeof import('./account-views.js')> => import('./account-views.js')
