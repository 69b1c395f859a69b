/** What the first view leads to, in one piece: who is here goes on to one of them, and then to another. */
export { AllWalletsView } from './all-wallets.js'
export { ConnectFamiliesView } from './connect-families.js'
export { ConnectWalletsView } from './connect-wallets.js'
export { ConnectingExternalView } from './connecting-external.js'
export { WhatIsANetworkView } from './what-is-a-network.js'
export { WhatIsAWalletView } from './what-is-a-wallet.js'
