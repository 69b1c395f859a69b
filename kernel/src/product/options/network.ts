import { parts } from '../../core/caip/parts.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip/ids.js'
import { productNamespaces } from '../../core/caip/namespaces.js'
import type { NativeCurrency, Network } from '../../wallets/contract/network.js'
import { flag, image, link, networkId, rows, text, words } from './leaves.js'
import type { WrittenNetwork } from './options-input.js'
import { type Parse, type Tell, fitting, note } from '../../core/parse.js'
import { groupOf } from '../../core/tolerant.js'

/** The networks of a host, each once. */
export const networks: Parse<readonly Network[]> = (value, tell) => {
  const all = rows(network)(value, tell)
  const known = new Set<string>()
  const once = all?.filter(({ caipNetworkId: id }) => {
    if (known.has(id)) note(`names ${id} twice, the first one is used`, tell)
    return !known.has(id) && known.add(id)
  })
  return once && Object.freeze(once)
}

/** One network, completed. One whose id, family and CAIP-2 id do not belong together is left out. */
export const network: Parse<Network> = (value, tell) => {
  const written = writtenNetwork(value, tell)
  return written && completed(written, tell)
}

/** The family of a network that names none: the first of the product's, whose libraries write them so. */
const [defaultNamespace] = productNamespaces

function completed({ rpcUrls, ...given }: WrittenNetwork, tell: Tell | undefined): Network | undefined {
  const named = parts(given.caipNetworkId, 2)?.[0]
  const chainNamespace = (given.chainNamespace ?? named ?? defaultNamespace) as ChainNamespace
  const caipNetworkId: CaipNetworkId = `${chainNamespace}:${given.id}`
  if ((given.caipNetworkId ?? caipNetworkId) !== caipNetworkId) {
    return note(`found the CAIP-2 id ${given.caipNetworkId}, give ${caipNetworkId} as family and id say`, tell)
  }
  return Object.freeze({ ...given, chainNamespace, caipNetworkId, rpcUrls: Object.freeze({ default: noUrls, ...rpcUrls }) })
}

type HttpUrls = Network['rpcUrls']['default']
type Explorers = NonNullable<Network['blockExplorers']>

const noUrls: HttpUrls = Object.freeze({ http: Object.freeze([]) })

const decimals = fitting<number>((found) => isWhole(found) && Number(found) < 256, 'a whole number from 0 to 255')

const chainId = fitting<number | string>(
  (found) => isWhole(found) || (typeof found === 'string' && /^[-\w]{1,64}$/.test(found)),
  'a whole number or a CAIP-2 reference',
)

/** Any name: its plugin may come later, and until then nothing asks for it. */
const family = words<ChainNamespace>('the name of a chain family', /^[-a-z0-9]{1,32}$/)

const duration = fitting<number>((found) => Number.isFinite(found) && Number(found) > 0, 'milliseconds above 0')

const httpUrls = groupOf<HttpUrls>({ http: rows(link) }, ['http'])

const writtenNetwork: Parse<WrittenNetwork> = groupOf<WrittenNetwork>(
  {
    id: chainId,
    caipNetworkId: networkId,
    chainNamespace: family,
    name: text,
    nativeCurrency: groupOf<NativeCurrency>({ name: text, symbol: text, decimals }, ['name', 'symbol', 'decimals']),
    rpcUrls: groupOf<Partial<Network['rpcUrls']>>({ default: httpUrls, chainDefault: httpUrls }),
    blockExplorers: groupOf<Explorers>({ default: groupOf<Explorers['default']>({ name: text, url: link }, ['url']) }, ['default']),
    assets: groupOf<NonNullable<Network['assets']>>({ imageId: text, imageUrl: image }),
    testnet: flag,
    blockTime: duration,
    deprecatedCaipNetworkId: networkId,
  },
  ['id', 'name', 'nativeCurrency'],
)

function isWhole(found: unknown): boolean {
  return Number.isSafeInteger(found) && Number(found) >= 0
}
