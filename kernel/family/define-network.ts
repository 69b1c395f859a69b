import type { ChainNamespace } from '../src/core/caip/ids.js'
import { type Parse, anything, fitting, listOf, misfit, record } from '../src/core/parse.js'
import { parseOrThrow, pathText } from '../src/core/parse-or-throw.js'
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
  /** Milliseconds from one block to the next: reviews tell by it how long a transaction takes. */
  readonly blockTime?: number
  /** A picture for the list of networks: a `data:` or https address. */
  readonly imageUrl?: string
}

/** A family's part of a definition. */
export interface NetworkFamily {
  /** Name of the function that a developer called, for errors. */
  readonly by: string
  readonly namespace: ChainNamespace
  /** The field of a definition that names a network on its chain, and how the part behind the family in the CAIP-2 id is read of it. */
  readonly id: Readonly<Record<string, Parse<number | string>>>
  readonly currency: NativeCurrency
  /** True where every chain has a coin of its own: then a definition names it. */
  readonly needsCurrency?: boolean
}

/** Reads a definition. What does not fit is an error that names the function that was called, and says what to give. */
function readDefinition<T>(by: string, parse: Parse<T>, definition: unknown): T {
  return parseOrThrow(parse, definition, ({ path, found, expected }) =>
    networkDefinitionError('network-definition/invalid', { by, field: pathText(path), found: described(found), expected }),
  )
}

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineNetwork(
  definition: NetworkDefinition,
  { by, namespace, id: named, currency, needsCurrency }: NetworkFamily,
): Network {
  const [id = ''] = Object.values(readDefinition(by, record(named), definition))
  const parts = definitionOf(currency, needsCurrency)
  const { name, rpcUrls, nativeCurrency = currency, explorer, imageUrl, blockTime } = readDefinition(by, parts, definition)
  return Object.freeze({
    id,
    caipNetworkId: `${namespace}:${id}` as const,
    chainNamespace: namespace,
    name,
    nativeCurrency: { ...nativeCurrency, decimals: nativeCurrency.decimals ?? currency.decimals },
    rpcUrls: { default: { http: rpcUrls } },
    ...(explorer && { blockExplorers: { default: explorer } }),
    ...(imageUrl !== undefined && { assets: { imageUrl } }),
    ...(definition.testnet === true && { testnet: true }),
    ...(blockTime !== undefined && { blockTime }),
  })
}

const webAddress = fitting<string>(isWebAddress, 'an http or https address without a user name')
const webAddresses = listOf(webAddress)
const nodes: Parse<readonly string[]> = (value, tell) =>
  Array.isArray(value) && value.length > 0
    ? webAddresses(value, tell)
    : misfit(value, 'a list with at least one http or https address', tell)

function definitionOf({ name, symbol, decimals }: NativeCurrency, needsCurrency = false) {
  const nativeCurrency = record(
    { name: textSuchAs(`the name of the currency, such as ${name}`), symbol: textSuchAs(`the symbol of the currency, such as ${symbol}`) },
    { decimals: fitting<number>(isDecimalCount, `a whole number from 0 to 77, such as ${decimals}`) },
  )
  return record(
    { name: textSuchAs('the name that people read'), rpcUrls: nodes, ...(needsCurrency && { nativeCurrency }) },
    {
      nativeCurrency,
      explorer: record({ url: webAddress }, { name: anything as Parse<string> }),
      imageUrl: fitting<string>(isPicture, 'a data:image or https address'),
      blockTime: fitting<number>((found) => Number.isFinite(found) && Number(found) > 0, 'milliseconds above 0, such as 12000'),
    },
  )
}

function textSuchAs(expected: string): Parse<string> {
  return fitting((found) => typeof found === 'string' && found.trim() !== '', expected)
}

function isDecimalCount(found: unknown): boolean {
  return Number.isInteger(found) && Number(found) >= 0 && Number(found) <= 77
}

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
