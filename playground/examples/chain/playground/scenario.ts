import type { Network, PluginManifest } from '@billfold/kernel'
import { fakeWallet } from '@billfold/test/fakes'
import { seaMoss } from '../src/manifest.js'
import { seaMossNetworks } from '../src/networks.js'

// The wallet lives in the page, and approves everything.
const networkIds = seaMossNetworks.map(({ caipNetworkId }) => caipNetworkId)
const wallet = fakeWallet({ accounts: [{ address: 'seamoss1alice' }], networkId: 'seamoss:1', networkIds })
Object.assign(globalThis, { seamoss: wallet.provider })

// The node is played by the page, too: every account holds 1.5 coins.
const { fetch } = globalThis
globalThis.fetch = async (input, init) => {
  const { url } = new Request(input, init)
  return url.startsWith('https://one.seamoss.example/')
    ? Response.json({ jsonrpc: '2.0', id: 1, result: '1500000000' })
    : fetch(input, init)
}

/** Plugins and networks that a playground shows. */
export const scenario: { readonly title: string; readonly plugins: readonly PluginManifest[]; readonly networks: readonly Network[] } = {
  title: 'Sea moss',
  plugins: [seaMoss()],
  networks: seaMossNetworks,
}
