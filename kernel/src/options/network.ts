import { isCaipNetworkId, parseCaipNetworkId } from '../caip/caip-network-id.js'
import type { CaipNetworkId, ChainNamespace } from '../contract/caip.js'
import type { NativeCurrency, Network } from '../contract/network.js'
import { defaultNamespace } from './defaults.js'
import { flag, image, link, networkId, text } from './leaves.js'
import type { NetworkInput } from './options-input.js'
import { type Place, wrong } from './place.js'
import { type Reader, group, leaf, rows } from './reader.js'

type HttpUrls = { readonly http: readonly string[] }
type Explorer = NonNullable<Network['blockExplorers']>

const open = { isOpen: true } as const
const mostDecimals = 255

const decimals = leaf(`a whole number from 0 to ${mostDecimals}`, (found) =>
  typeof found === 'number' && Number.isInteger(found) && found >= 0 && found <= mostDecimals ? found : undefined,
)

const chainId = leaf<number | string>('a whole number or a CAIP-2 reference', (found) => {
  if (typeof found === 'number') return Number.isSafeInteger(found) && found >= 0 ? found : undefined
  return typeof found === 'string' && /^[-\w]{1,64}$/.test(found) ? found : undefined
})

/** Any name: its plugin may come later, and until then nothing asks for it. */
const family = leaf('the name of a chain family', (found) =>
  typeof found === 'string' && /^[-a-z0-9]{1,32}$/.test(found) ? (found as ChainNamespace) : undefined,
)

const httpUrls = group<HttpUrls>({ http: rows(link) }, { needs: ['http'], isOpen: true })

const written: Reader<NetworkInput> = group<NetworkInput>(
  {
    id: chainId,
    caipNetworkId: networkId,
    chainNamespace: family,
    name: text,
    nativeCurrency: group<NativeCurrency>({ name: text, symbol: text, decimals }, { needs: ['name', 'symbol', 'decimals'], isOpen: true }),
    rpcUrls: group<Partial<Network['rpcUrls']>>({ default: httpUrls, chainDefault: httpUrls }, open),
    blockExplorers: group<Explorer>(
      { default: group<Explorer['default']>({ name: text, url: link }, { needs: ['url'], isOpen: true }) },
      { needs: ['default'], isOpen: true },
    ),
    assets: group<NonNullable<Network['assets']>>({ imageId: text, imageUrl: image }, open),
    testnet: flag,
    deprecatedCaipNetworkId: networkId,
  },
  { needs: ['id', 'name', 'nativeCurrency'], isOpen: true },
)

const noUrls: HttpUrls = Object.freeze({ http: Object.freeze([]) })

/** Reads the networks of a host, each once. */
export const networks: Reader<readonly Network[]> = (found, place) => {
  const taken = rows(network)(found, place)
  const seen = new Set<string>()
  const unique = taken?.filter(({ caipNetworkId }) => !seen.has(caipNetworkId) && seen.add(caipNetworkId))
  if (unique?.length !== taken?.length) place.tell(place.path, 'names a network twice, the first one is used')
  return Object.freeze(unique)
}

/** Reads one network and completes it. One whose id, family and CAIP-2 id do not belong together is left out. */
const network: Reader<Network> = (found, place) => {
  const taken = written(found, place)
  return taken && complete(taken, place)
}

function complete({ rpcUrls, ...taken }: NetworkInput, place: Place): Network | undefined {
  const chainNamespace = (taken.chainNamespace ?? namespaceOf(taken.caipNetworkId) ?? defaultNamespace) as ChainNamespace
  const caipNetworkId: CaipNetworkId = `${chainNamespace}:${taken.id}`
  if ((taken.caipNetworkId ?? caipNetworkId) !== caipNetworkId)
    return wrong(place, taken.caipNetworkId, `${caipNetworkId}, as its family and id say`)
  return Object.freeze({
    ...taken,
    chainNamespace,
    caipNetworkId,
    rpcUrls: Object.freeze({ ...rpcUrls, default: rpcUrls?.default ?? noUrls }),
  })
}

function namespaceOf(id: CaipNetworkId | undefined): string | undefined {
  return isCaipNetworkId(id) ? parseCaipNetworkId(id).namespace : undefined
}
