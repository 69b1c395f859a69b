import type { EvmWallet } from './evm-wallet.js'

declare global {
  interface Window {
    /** The strings of every wallet in the page, by rdns: for a person at the console, and for tests. */
    testWallets?: Record<string, EvmWallet>
  }
}

/** Puts the strings of wallets where a test outside of the page finds them. */
export function exposeWallets(wallets: readonly EvmWallet[]): void {
  window.testWallets = { ...window.testWallets, ...Object.fromEntries(wallets.map((wallet) => [wallet.rdns, wallet])) }
}
