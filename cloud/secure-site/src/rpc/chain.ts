import type { Family } from '../keys/derive.js'
import { Fault } from '../faults/fault.js'

/** A network that a request is for. */
export interface Chain {
  readonly family: Family
  /** Such as `eip155:1`. */
  readonly id: string
  /** A node that the page names; the cloud's own comes first. */
  readonly rpcUrl?: string | undefined
}

/** Reads a network in any of the forms that pages write: a number, hexadecimal, or CAIP-2. */
export function readChain(id: number | string, rpcUrl?: string): Chain {
  const text = String(id)
  const [family = '', reference = '', ...rest] = text.includes(':') ? text.split(':') : ['eip155', text]
  if (rest.length > 0 || reference === '') throw new Fault('request-malformed')
  if (family === 'solana') return { family, id: text, rpcUrl }
  const number = Number(reference)
  if (family !== 'eip155' || !Number.isSafeInteger(number) || number <= 0) throw new Fault('request-malformed')
  return { family, id: `eip155:${number}`, rpcUrl }
}

/** The number of an EVM network. */
export function numberOf({ id }: Pick<Chain, 'id'>): number {
  return Number(id.slice(id.indexOf(':') + 1))
}

/** A network as the page gets it back: EVM by number, Solana by CAIP-2. */
export function chainForPage(chain: Chain): number | string {
  return chain.family === 'eip155' ? numberOf(chain) : chain.id
}

interface NamedChain {
  readonly name: string
  readonly symbol: string
}

const ether = (name: string): NamedChain => ({ name, symbol: 'ETH' })
const sol = (name: string): NamedChain => ({ name, symbol: 'SOL' })

/** Networks by the names that people know. The page's own names are not shown: it could call one like another. */
const known: Readonly<Record<string, NamedChain>> = {
  'eip155:1': ether('Ethereum'),
  'eip155:10': ether('OP Mainnet'),
  'eip155:56': { name: 'BNB Smart Chain', symbol: 'BNB' },
  'eip155:100': { name: 'Gnosis', symbol: 'XDAI' },
  'eip155:130': ether('Unichain'),
  'eip155:137': { name: 'Polygon', symbol: 'POL' },
  'eip155:324': ether('ZKsync Era'),
  'eip155:480': ether('World Chain'),
  'eip155:8453': ether('Base'),
  'eip155:42161': ether('Arbitrum One'),
  'eip155:42220': { name: 'Celo', symbol: 'CELO' },
  'eip155:43114': { name: 'Avalanche', symbol: 'AVAX' },
  'eip155:59144': ether('Linea'),
  'eip155:84532': ether('Base Sepolia'),
  'eip155:421614': ether('Arbitrum Sepolia'),
  'eip155:534352': ether('Scroll'),
  'eip155:11155111': ether('Sepolia'),
  'eip155:11155420': ether('OP Sepolia'),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': sol('Solana'),
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': sol('Solana Testnet'),
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': sol('Solana Devnet'),
}

/** What a network is called; one that is not known by its id. */
export function nameOf({ id, family }: Chain): NamedChain {
  return known[id] ?? { name: id, symbol: family === 'solana' ? 'SOL' : '' }
}
