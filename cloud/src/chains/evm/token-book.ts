import type { NetworkConfig, TokenConfig } from '../../config/config.js'
import { clipName } from '../clip-name.js'
import { tokenAbi } from './abis.js'
import type { ContractReads, Reading } from './evm-client.js'
import { isNative } from './native.js'

/** What a token is. */
export interface Token {
  /** In lower case; undefined for the native currency. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
}

export interface TokenBookOptions {
  readonly network: NetworkConfig
  readonly reads: ContractReads
  /** The address of the picture of a symbol. */
  readonly pictureOf: (symbol: string) => string
}

/** Knows what tokens are called: from the configuration, else from the token itself, which is asked once. */
export class TokenBook {
  private readonly known = new Map<string, Token | undefined>()
  private readonly configured: ReadonlyMap<string, TokenConfig>

  constructor(private readonly options: TokenBookOptions) {
    this.configured = new Map(options.network.tokens.map((token) => [token.address.toLowerCase(), token]))
  }

  get native(): Token {
    const { network, pictureOf } = this.options
    return { address: undefined, ...network.nativeCurrency, iconUrl: pictureOf(network.nativeCurrency.symbol) }
  }

  /** The addresses of the configured tokens. */
  get addresses(): readonly string[] {
    return [...this.configured.keys()]
  }

  async one(address: string): Promise<Token | undefined> {
    return (await this.many([address])).get(address.toLowerCase())
  }

  /** Tokens by their address in lower case, without those that are none. */
  async many(addresses: readonly string[]): Promise<ReadonlyMap<string, Token>> {
    const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
    await this.learn(wanted.filter((address) => !isNative(address) && !this.known.has(address)))
    return new Map(wanted.flatMap((address) => this.entry(address)))
  }

  private entry(address: string): [string, Token][] {
    const token = isNative(address) ? this.native : this.known.get(address)
    return token === undefined ? [] : [[address, token]]
  }

  private async learn(addresses: readonly string[]): Promise<void> {
    const answers = await this.options.reads.all(addresses.flatMap(questions))
    for (const [index, address] of addresses.entries()) this.known.set(address, this.read(address, answers.slice(index * 3, index * 3 + 3)))
  }

  private read(address: string, [readName, readSymbol, readDecimals]: readonly unknown[]): Token | undefined {
    const configured = this.configured.get(address)
    const { name = readName, symbol = readSymbol, decimals = readDecimals } = configured ?? {}
    if (typeof symbol !== 'string' || typeof decimals !== 'number') return undefined
    const sign = clipName(symbol)
    const title = typeof name === 'string' ? clipName(name) : sign
    // A symbol is whatever the maker of a token wrote: only one that is configured gets the picture of its symbol.
    const iconUrl = configured === undefined ? '' : (configured.iconUrl ?? this.options.pictureOf(sign))
    return { address, name: title, symbol: sign, decimals, iconUrl }
  }
}

function questions(address: string): readonly Reading[] {
  return ['name', 'symbol', 'decimals'].map((functionName) => ({ address, abi: tokenAbi, functionName }))
}
