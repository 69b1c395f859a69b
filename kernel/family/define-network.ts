import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { NativeCurrency, Network } from '../src/wallets/contract/network.js'
import { networkDefinitionError } from './errors.js'

/** A network of one's own, as a developer writes it down; what names it on its chain is the family's to add. */
export interface NetworkDefinition {
  readonly name: string
  /** At least one node, by its http or https address. */
  readonly rpcUrls: readonly [string, ...string[]]
  /** Absent: the family's own. */
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals?: number }
  readonly explorer?: { readonly name?: string; readonly url: string }
  readonly testnet?: boolean
  /** A picture for the list of networks: a `data:` or https address. */
  readonly imageUrl?: string
}

/** What a family adds to a definition. */
export interface NetworkFamily {
  readonly namespace: ChainNamespace
  /** What follows the family in the CAIP-2 id. */
  readonly id: number | string
  readonly currency: NativeCurrency
  readonly must: DefinitionCheck
}

/** Throws, in words that say what to give, when a field is not what it has to be. */
export type DefinitionCheck = (field: string, found: unknown, holds: (found: unknown) => boolean, expected: string) => void

/** A check whose errors begin with the name of the function that a developer called. */
export function definitionCheck(by: string): DefinitionCheck {
  return (field, found, holds, expected) => {
    if (!holds(found)) throw networkDefinitionError('network-definition/invalid', { by, field, found: described(found), expected })
  }
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineNetwork(definition: NetworkDefinition, { namespace, id, currency, must }: NetworkFamily): Network {
  const { name, rpcUrls, nativeCurrency = currency, explorer, testnet, imageUrl } = definition
  const { decimals = currency.decimals } = nativeCurrency
  must('name', name, isText, 'the name that people read')
  must('nativeCurrency.name', nativeCurrency.name, isText, `the name of the currency, such as ${currency.name}`)
  must('nativeCurrency.symbol', nativeCurrency.symbol, isText, `the symbol of the currency, such as ${currency.symbol}`)
  must('nativeCurrency.decimals', decimals, isDecimalCount, `a whole number from 0 to 77, such as ${currency.decimals}`)
  must('rpcUrls', rpcUrls, isList, 'a list with at least one http or https address')
  for (const [index, url] of rpcUrls.entries()) must(`rpcUrls[${index}]`, url, isWebAddress, 'an http or https address without a user name')
  if (explorer !== undefined) must('explorer.url', explorer.url, isWebAddress, 'an http or https address without a user name')
  if (imageUrl !== undefined) must('imageUrl', imageUrl, isPicture, 'a data:image or https address')
  return Object.freeze({
    id,
    caipNetworkId: `${namespace}:${id}` as const,
    chainNamespace: namespace,
    name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals },
    rpcUrls: { default: { http: [...rpcUrls] } },
    ...(explorer && { blockExplorers: { default: { ...(explorer.name && { name: explorer.name }), url: explorer.url } } }),
    ...(imageUrl !== undefined && { assets: { imageUrl } }),
    ...(testnet === true && { testnet }),
  })
}

const isText = (found: unknown): boolean => typeof found === 'string' && found.trim() !== ''
const isDecimalCount = (found: unknown): boolean => Number.isInteger(found) && Number(found) >= 0 && Number(found) <= 77
const isList = (found: unknown): boolean => Array.isArray(found) && found.length > 0

function isWebAddress(found: unknown): boolean {
  if (typeof found !== 'string' || !URL.canParse(found)) return false
  const { protocol, origin, href } = new URL(found)
  // Between the two would stand a user name.
  return (protocol === 'https:' || protocol === 'http:') && href.startsWith(`${origin}/`)
}

function isPicture(found: unknown): boolean {
  return typeof found === 'string' && (found.startsWith('data:image/') || (isWebAddress(found) && found.startsWith('https:')))
}

function described(found: unknown): string {
  if (found === undefined) return 'missing'
  if (typeof found === 'string') return `'${found.slice(0, 80)}'`
  return Array.isArray(found)
    ? `a list of ${found.length}`
    : typeof found === 'number'
      ? `${found}`
      : `${article(typeof found)} ${typeof found}`
}

function article(type: string): string {
  return type === 'object' ? 'an' : 'a'
}
