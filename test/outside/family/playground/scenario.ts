import type { Network, PluginManifest } from '@billfold/kernel'
import { fakeWallet } from '@billfold/test/fakes'
import { toAddress } from '../src/address.js'
import { lichen } from '../src/manifest.js'
import { lichenNetworks } from '../src/networks.js'

// A wallet that lives in the page and says yes to everything.
const networkIds = lichenNetworks.map(({ caipNetworkId }) => caipNetworkId)
const wallet = fakeWallet({ accounts: [{ address: toAddress('acedacedac') }], networkId: 'lichen:1', networkIds })
Object.assign(globalThis, { lichen: wallet.provider })

/** What a playground shows of this plugin. */
export const scenario: { readonly title: string; readonly plugins: readonly PluginManifest[]; readonly networks: readonly Network[] } = {
  title: 'Lichen',
  plugins: [lichen()],
  networks: lichenNetworks,
}
