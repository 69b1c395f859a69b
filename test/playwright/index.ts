export type { DrivenLocator, DrivenPage } from './driven-page.js'
export { type TestWallet, testWallet } from './test-wallet.js'
export { type WalletFixtures, walletFixtures } from './wallet-fixtures.js'
export type { PageWalletFamily, PageWalletOptions } from './wallet-options.js'
