import type { Network } from '@billfold/kernel'
import { networkDefinitionError } from './errors.js'

/** An EVM network of one's own. */
export interface EvmNetworkDefinition {
  /** The chain id that `eth_chainId` of its nodes answers. */
  readonly id: number
  readonly name: string
  /** At least one node, by its http or https address. */
  readonly rpcUrls: readonly [string, ...string[]]
  /** Absent: Ether with 18 decimals. */
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals?: number }
  readonly explorer?: { readonly name?: string; readonly url: string }
  readonly testnet?: boolean
  /** A picture for the list of networks: a `data:` or https address. */
  readonly imageUrl?: string
}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineEvmNetwork(definition: EvmNetworkDefinition): Network {
  const { id, name, rpcUrls, nativeCurrency = ether, explorer, testnet, imageUrl } = definition
  const { decimals = ether.decimals } = nativeCurrency
  must('id', id, isChainId, 'the chain id as a whole number above 0, such as 8453')
  must('name', name, isText, 'the name that people read, such as Base')
  must('nativeCurrency.name', nativeCurrency.name, isText, 'the name of the currency, such as Ether')
  must('nativeCurrency.symbol', nativeCurrency.symbol, isText, 'the symbol of the currency, such as ETH')
  must('nativeCurrency.decimals', decimals, isDecimalCount, 'a whole number from 0 to 77; most chains have 18')
  must('rpcUrls', rpcUrls, isList, 'a list with at least one http or https address')
  for (const [index, url] of rpcUrls.entries()) must(`rpcUrls[${index}]`, url, isWebAddress, 'an http or https address without a user name')
  if (explorer !== undefined) must('explorer.url', explorer.url, isWebAddress, 'an http or https address without a user name')
  if (imageUrl !== undefined) must('imageUrl', imageUrl, isPicture, 'a data:image or https address')
  return Object.freeze({
    id,
    caipNetworkId: `eip155:${id}` as const,
    chainNamespace: 'eip155' as const,
    name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals },
    rpcUrls: { default: { http: [...rpcUrls] } },
    ...(explorer && { blockExplorers: { default: { ...(explorer.name && { name: explorer.name }), url: explorer.url } } }),
    ...(imageUrl !== undefined && { assets: { imageUrl } }),
    ...(testnet === true && { testnet }),
  })
}

function must(field: string, found: unknown, holds: (found: unknown) => boolean, expected: string): void {
  if (!holds(found)) throw networkDefinitionError('evm-network/invalid', { field, found: described(found), expected })
}

const isChainId = (found: unknown): boolean => Number.isSafeInteger(found) && Number(found) > 0
const isText = (found: unknown): boolean => typeof found === 'string' && found.trim() !== ''
const isDecimalCount = (found: unknown): boolean => Number.isInteger(found) && Number(found) >= 0 && Number(found) <= 77
const isList = (found: unknown): boolean => Array.isArray(found) && found.length > 0

function isWebAddress(found: unknown): boolean {
  if (typeof found !== 'string' || !URL.canParse(found)) return false
  const { protocol, username, password } = new URL(found)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

function isPicture(found: unknown): boolean {
  return typeof found === 'string' && (found.startsWith('data:image/') || (isWebAddress(found) && found.startsWith('https:')))
}

function described(found: unknown): string {
  if (found === undefined) return 'missing'
  if (typeof found === 'string') return `'${found.slice(0, 80)}'`
  return Array.isArray(found) ? `a list of ${found.length}` : typeof found === 'number' ? `${found}` : `a ${typeof found}`
}
