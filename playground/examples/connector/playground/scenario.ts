import type { Network, PluginManifest } from '@billfold/kernel'
import { fakeChain, fakeEvmProvider, fakeNetwork, fakeWallet } from '@billfold/test/fakes'
import { oakLeaf } from '../src/manifest.js'

// The wallet lives in the page, and approves everything.
const wallet = fakeWallet({ accounts: [{ address: '0x00000000000000000000000000000000000a11ce' }], networkId: 'eip155:1' })

/** Plugins and networks that a playground shows. */
export const scenario: { readonly title: string; readonly plugins: readonly PluginManifest[]; readonly networks: readonly Network[] } = {
  title: 'Oak leaf',
  plugins: [fakeChain('eip155'), oakLeaf({ provider: fakeEvmProvider(wallet) })],
  networks: [fakeNetwork('eip155')],
}
