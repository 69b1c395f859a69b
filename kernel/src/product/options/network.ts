import { parseCaipNetworkId } from '../../core/caip/caip-network-id.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import { productNamespaces } from '../../core/caip/namespaces.js'
import type { NativeCurrency, Network } from '../../wallets/contract/network.js'
import { flag, image, link, networkId, text, words } from './leaves.js'
import type { NetworkInput } from './options-input.js'
import { type Reader, type Tell, group, kind, rows } from './reader.js'

/** Reads the networks of a host, each once. */
export const networks: Reader<readonly Network[]> = (found, tell) =>
  rows(network)(found, tell)?.filter(({ caipNetworkId: id }, index, all) => {
    return all.findIndex(({ caipNetworkId }) => caipNetworkId === id) === index || tell(`names ${id} twice, the first one is used`)
  })

/** Reads one network and completes it. One whose id, family and CAIP-2 id do not belong together is left out. */
export const network: Reader<Network> = (found, tell) => {
  const written = writtenNetwork(found, tell)
  return written && completed(written, tell)
}

/** The family of a network that names none: the first of the product's, whose libraries write them so. */
const [defaultNamespace] = productNamespaces

function completed({ rpcUrls, ...given }: NetworkInput, tell: Tell): Network | undefined {
  const named = given.caipNetworkId && parseCaipNetworkId(given.caipNetworkId).namespace
  const chainNamespace = (given.chainNamespace ?? named ?? defaultNamespace) as ChainNamespace
  const caipNetworkId: CaipNetworkId = `${chainNamespace}:${given.id}`
  if ((given.caipNetworkId ?? caipNetworkId) !== caipNetworkId) {
    return tell(`found the CAIP-2 id ${given.caipNetworkId}, give ${caipNetworkId} as family and id say`)
  }
  return { ...given, chainNamespace, caipNetworkId, rpcUrls: { ...rpcUrls, default: rpcUrls?.default ?? { http: [] } } }
}

type HttpUrls = Network['rpcUrls']['default']
type Explorers = NonNullable<Network['blockExplorers']>

const decimals = kind('a whole number from 0 to 255', (found): found is number => isWhole(found) && found < 256)

const chainId = kind(
  'a whole number or a CAIP-2 reference',
  (found): found is number | string => isWhole(found) || (typeof found === 'string' && /^[-\w]{1,64}$/.test(found)),
)

/** Any name: its plugin may come later, and until then nothing asks for it. */
const family = words('the name of a chain family', /^[-a-z0-9]{1,32}$/) as Reader<ChainNamespace>

const httpUrls = group<HttpUrls>({ http: rows(link) }, ['http'])

const writtenNetwork: Reader<NetworkInput> = group<NetworkInput>(
  {
    id: chainId,
    caipNetworkId: networkId,
    chainNamespace: family,
    name: text,
    nativeCurrency: group<NativeCurrency>({ name: text, symbol: text, decimals }, ['name', 'symbol', 'decimals']),
    rpcUrls: group<Partial<Network['rpcUrls']>>({ default: httpUrls, chainDefault: httpUrls }),
    blockExplorers: group<Explorers>({ default: group<Explorers['default']>({ name: text, url: link }, ['url']) }, ['default']),
    assets: group<NonNullable<Network['assets']>>({ imageId: text, imageUrl: image }),
    testnet: flag,
    deprecatedCaipNetworkId: networkId,
  },
  ['id', 'name', 'nativeCurrency'],
)

function isWhole(found: unknown): found is number {
  return Number.isSafeInteger(found) && Number(found) >= 0
}
