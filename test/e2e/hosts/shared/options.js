import { seaMoss } from '@billfold/example-chain'
import { seaMossNetworks } from '@billfold/example-chain/networks'
import { fakeConnector, fakeWallet, fakeWalletSource } from '@billfold/test/fakes'

/** The networks of the family, without nodes: a host contacts nobody here. */
const networks = seaMossNetworks.map((network) => ({ ...network, rpcUrls: { default: { http: [] } } }))
const [main] = networks
/** More than the two of the example family: a list that one can search. */
const more = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord', 'Grove', 'Heath'].map((name, index) => ({
  ...main,
  id: index + 3,
  caipNetworkId: `seamoss:${index + 3}`,
  name,
}))

/** What every host passes: one family, and one wallet, which lives in the page. */
export function options(name = 'host') {
  const { theme, locale } = Object.fromEntries(new URLSearchParams(globalThis.location?.search))
  return {
    ...(theme && { theme }),
    ...(locale && { locale }),
    projectId: 'e2e',
    metadata: { name: 'Paper boats', description: 'A host', url: 'https://boats.example', icons: [] },
    networks: [...networks, ...more],
    plugins: [seaMoss(), fakeWalletSource(exampleWallet(name))],
  }
}

/** A connector of the family, to a wallet that lives in the page. */
function exampleWallet(name) {
  return fakeConnector({
    id: 'example',
    namespace: 'seamoss',
    type: 'EXTERNAL',
    name: 'Example wallet',
    wallet: { provider: rememberingWallet(name) },
  })
}

/** A wallet knows after a reload which pages may see its accounts. */
function rememberingWallet(name) {
  const key = `wallet of ${name}`
  const wallet = fakeWallet({
    accounts: [{ address: `seamoss1alice${name.replaceAll(/\W/g, '')}` }],
    networkId: main.caipNetworkId,
    networkIds: [...networks, ...more].map(({ caipNetworkId }) => caipNetworkId),
  })
  // On a server there is no wallet.
  wallet.isConnected = (globalThis.localStorage?.getItem(key) ?? null) !== null
  return {
    on: wallet.provider.on,
    async request(call) {
      const answer = await wallet.provider.request(call)
      if (wallet.isConnected) localStorage.setItem(key, 'yes')
      else localStorage.removeItem(key)
      return answer
    },
  }
}
