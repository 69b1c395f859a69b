/** Parts of the first view before a kernel is loaded: read by the kernel's own functions, without any of its stores. */
export { FirstSituation } from './first-situation.js'
export { PageWallets, type PageWalletsNeeds } from './page-wallets.js'
export { connectMethodOrder } from '../src/product/features/connect-method-order.js'
export { defaultOrders } from '../src/product/features/orders.js'
export { firstView } from '../src/product/router/first-view.js'
export { connectorIdentity, certainIdentity } from '../src/wallets/state/connector-rows.js'
export { type StoredAccount, storedAccount } from './stored-account.js'
export { type FirstPorts, firstPorts } from './first-ports.js'
