/**
 * Views after the first one, in one piece: the parts have most of what they are made of in common, and in files of their
 * own they would pull it out of what is there already.
 */
export { AccountView } from './account.js'
export { AllWalletsView } from './all-wallets.js'
export { ConnectFamiliesView } from './connect-families.js'
export { ConnectWalletsView } from './connect-wallets.js'
export { ConnectingExternalView } from './connecting-external.js'
export { NetworkChip } from '../app/network-chip.js'
export { NetworksView } from './networks.js'
export { SwitchActiveChainView } from './switch-active-chain.js'
export { SwitchNetworkView } from './switch-network.js'
export { ToastCard } from '../app/toast-card.js'
export { UnsupportedChainView } from './unsupported-chain.js'
export { WhatIsANetworkView } from './what-is-a-network.js'
export { WhatIsAWalletView } from './what-is-a-wallet.js'
