import type { Network } from '@billfold/kernel'
import { fromBase58 } from '../provider/base58.js'
import { networkDefinitionError } from './errors.js'

/** A chain of one's own that runs Solana programs. */
export interface SolanaNetworkDefinition {
  /** What `getGenesisHash` of its nodes answers: the id of the chain is made of it. */
  readonly genesisHash: string
  readonly name: string
  /** At least one node, by its http or https address. */
  readonly rpcUrls: readonly [string, ...string[]]
  /** Absent: Solana's own, SOL with 9 decimals. */
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals?: number }
  readonly explorer?: { readonly name?: string; readonly url: string }
  readonly testnet?: boolean
}

const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** CAIP-2 has 32 characters for a chain. */
const longestReference = 32

/** Makes a network that no list has. What cannot work is an error that says what to give. */
export function defineSolanaNetwork(definition: SolanaNetworkDefinition): Network {
  const { genesisHash, name, rpcUrls, nativeCurrency = sol, explorer, testnet } = definition
  const { decimals = sol.decimals } = nativeCurrency
  must('genesisHash', genesisHash, isGenesisHash, 'what getGenesisHash of its nodes answers: 32 bytes in base 58')
  must('name', name, isText, 'the name that people read, such as Solana Devnet')
  must('nativeCurrency.name', nativeCurrency.name, isText, 'the name of the currency, such as Solana')
  must('nativeCurrency.symbol', nativeCurrency.symbol, isText, 'the symbol of the currency, such as SOL')
  must('nativeCurrency.decimals', decimals, isDecimalCount, 'a whole number from 0 to 77; Solana has 9')
  must('rpcUrls', rpcUrls, isList, 'a list with at least one http or https address')
  for (const [index, url] of rpcUrls.entries()) must(`rpcUrls[${index}]`, url, isWebAddress, 'an http or https address without a user name')
  if (explorer !== undefined) must('explorer.url', explorer.url, isWebAddress, 'an http or https address without a user name')
  const id = genesisHash.slice(0, longestReference)
  return Object.freeze({
    id,
    caipNetworkId: `solana:${id}` as const,
    chainNamespace: 'solana' as const,
    name,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals },
    rpcUrls: { default: { http: [...rpcUrls] } },
    ...(explorer && { blockExplorers: { default: { ...(explorer.name && { name: explorer.name }), url: explorer.url } } }),
    ...(testnet === true && { testnet }),
  })
}

function must(field: string, found: unknown, holds: (found: unknown) => boolean, expected: string): void {
  if (!holds(found)) throw networkDefinitionError('solana-network/invalid', { field, found: described(found), expected })
}

const isGenesisHash = (found: unknown): boolean => typeof found === 'string' && found.length <= 44 && fromBase58(found)?.length === 32
const isText = (found: unknown): boolean => typeof found === 'string' && found.trim() !== ''
const isDecimalCount = (found: unknown): boolean => Number.isInteger(found) && Number(found) >= 0 && Number(found) <= 77
const isList = (found: unknown): boolean => Array.isArray(found) && found.length > 0

function isWebAddress(found: unknown): boolean {
  if (typeof found !== 'string' || !URL.canParse(found)) return false
  const { protocol, username, password } = new URL(found)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

function described(found: unknown): string {
  if (found === undefined) return 'missing'
  if (typeof found === 'string') return `'${found.slice(0, 80)}'`
  return Array.isArray(found) ? `a list of ${found.length}` : typeof found === 'number' ? `${found}` : `a ${typeof found}`
}
