import type { Network, PluginManifest } from '@billfold/kernel'
import { fakeWallet } from '@billfold/test/fakes'
import { seaMoss } from '../src/manifest.js'
import { seaMossNetworks } from '../src/networks.js'

// The wallet lives in the page, and approves everything.
const networkIds = seaMossNetworks.map(({ caipNetworkId }) => caipNetworkId)
const wallet = fakeWallet({ accounts: [{ address: 'seamoss1alice' }], networkId: 'seamoss:1', networkIds })
Object.assign(globalThis, { seamoss: wallet.provider })

/** Plugins and networks that a playground shows. */
export const scenario: { readonly title: string; readonly plugins: readonly PluginManifest[]; readonly networks: readonly Network[] } = {
  title: 'Sea moss',
  plugins: [seaMoss()],
  networks: seaMossNetworks,
}
