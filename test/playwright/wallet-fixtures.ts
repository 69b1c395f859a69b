import type { DrivenPage } from './driven-page.js'
import { type TestWallet, testWallet } from './test-wallet.js'

/** What a test of Playwright gets beside `page`. */
export interface WalletFixtures {
  readonly wallet: TestWallet
}

/** For `test.extend<WalletFixtures>(walletFixtures)` of `@playwright/test`. */
export const walletFixtures: {
  readonly wallet: (given: { readonly page: DrivenPage }, use: (wallet: TestWallet) => Promise<void>) => Promise<void>
} = {
  wallet: async ({ page }, use) => use(await testWallet(page)),
}
