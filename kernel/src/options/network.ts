import { parseCaipNetworkId } from '../caip/caip-network-id.js'
import type { CaipNetworkId, ChainNamespace } from '../contract/caip.js'
import type { NativeCurrency, Network } from '../contract/network.js'
import { flag, image, link, networkId, text } from './leaves.js'
import type { NetworkInput } from './options-input.js'
import { type Reader, type Tell, group, leaf, rows } from './reader.js'

/** Reads the networks of a host, each once. */
export const networks: Reader<readonly Network[]> = (found, tell) => {
  const seen = new Set<string>()
  const isFirst = ({ caipNetworkId }: Network): boolean => {
    const isNew = !seen.has(caipNetworkId)
    if (!isNew) tell(`names ${caipNetworkId} twice, the first one is used`)
    seen.add(caipNetworkId)
    return isNew
  }
  return Object.freeze(rows(network)(found, tell)?.filter(isFirst))
}

/** Reads one network and completes it. One whose id, family and CAIP-2 id do not belong together is left out. */
export const network: Reader<Network> = (found, tell) => {
  const written = writtenNetwork(found, tell)
  return written && completed(written, tell)
}

/** The family of a network that names none, as the EVM libraries write them. */
const defaultNamespace = 'eip155'

function completed({ rpcUrls, ...given }: NetworkInput, tell: Tell): Network | undefined {
  const named = given.caipNetworkId && parseCaipNetworkId(given.caipNetworkId).namespace
  const chainNamespace = (given.chainNamespace ?? named ?? defaultNamespace) as ChainNamespace
  const caipNetworkId: CaipNetworkId = `${chainNamespace}:${given.id}`
  if ((given.caipNetworkId ?? caipNetworkId) !== caipNetworkId) {
    return tell(`found the CAIP-2 id ${given.caipNetworkId}, give ${caipNetworkId} as family and id say`)
  }
  return Object.freeze({
    ...given,
    chainNamespace,
    caipNetworkId,
    rpcUrls: Object.freeze({ ...rpcUrls, default: rpcUrls?.default ?? noUrls }),
  })
}

type HttpUrls = Network['rpcUrls']['default']
type Explorers = NonNullable<Network['blockExplorers']>

const noUrls: HttpUrls = Object.freeze({ http: Object.freeze([]) })

const decimals = leaf('a whole number from 0 to 255', (found) => (isWhole(found) && found < 256 ? found : undefined))

const chainId = leaf<number | string>('a whole number or a CAIP-2 reference', (found) =>
  isWhole(found) || (typeof found === 'string' && /^[-\w]{1,64}$/.test(found)) ? found : undefined,
)

/** Any name: its plugin may come later, and until then nothing asks for it. */
const family = leaf('the name of a chain family', (found) =>
  typeof found === 'string' && /^[-a-z0-9]{1,32}$/.test(found) ? (found as ChainNamespace) : undefined,
)

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
