import type { NetworkConfig, TokenConfig } from '../../config/config.js'
import { type SolanaClient, createSolanaClient } from './solana-client.js'

export interface SolanaPartsOptions {
  readonly network: NetworkConfig
  readonly pictureOf: (symbol: string) => string
}

/** What a token is called, and what it costs. */
export interface TokenFacts {
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  readonly price: number | undefined
}

/** What the questions about one Solana chain share. */
export interface SolanaParts {
  readonly network: NetworkConfig
  readonly client: SolanaClient
  /** What the configuration says of a mint; its address when that is nothing. */
  factsOf(mint: string): TokenFacts
  readonly native: TokenFacts
}

/** Puts together what reads one Solana chain. Contacts nobody yet. */
export function createSolanaParts({ network, pictureOf }: SolanaPartsOptions): SolanaParts {
  const known: ReadonlyMap<string, TokenConfig> = new Map(network.tokens.map((token) => [token.address, token]))
  const { name, symbol } = network.nativeCurrency
  return {
    network,
    client: createSolanaClient(network.rpcUrl),
    // Where pictures are is known once the server listens.
    get native() {
      return { name, symbol, iconUrl: pictureOf(symbol), price: network.price }
    },
    factsOf: (mint) => {
      const token = known.get(mint)
      const short = `${mint.slice(0, 4)}…${mint.slice(-4)}`
      const shown = token?.symbol ?? short
      return { name: token?.name ?? short, symbol: shown, iconUrl: token?.iconUrl ?? pictureOf(shown), price: token?.price }
    },
  }
}

/** An amount in base units as a decimal number. */
export function decimalOf(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${fraction}`
}
