import type { NetworkConfig, TokenConfig } from '../config/config.js'
import { clipName } from './clip-name.js'
import type { Balance, Fungible } from './shapes.js'

export interface CoinBookOptions {
  readonly network: NetworkConfig
  readonly pictureOf: (symbol: string) => string
}

/** Stands for the native coin in families that have no address for it. */
const nativePlaceholder = '0x'

/** What a coin is called, and what it costs. */
export interface CoinFacts {
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  /** In US dollars; undefined when it is not known. */
  readonly price: number | undefined
}

/** What the chain itself says of a coin. */
export interface SaidOfCoin {
  readonly name: string
  readonly symbol: string
}

/** An amount of a coin that somebody has. Without an address it is the native one. */
export interface Holding {
  readonly address?: string | undefined
  readonly amount: bigint
  readonly decimals: number
  readonly facts: CoinFacts
}

/** The coins of one chain, as the configuration and the chain tell of them. */
export class CoinBook {
  private readonly known: ReadonlyMap<string, TokenConfig>

  constructor(private readonly options: CoinBookOptions) {
    this.known = new Map(options.network.tokens.map((token) => [token.address, token]))
  }

  get native(): CoinFacts {
    const { network, pictureOf } = this.options
    const { name, symbol } = network.nativeCurrency
    // Where pictures are is known once the server listens.
    return { name, symbol, iconUrl: pictureOf(symbol), price: network.price }
  }

  /** What is configured of a coin, else what the chain says; its address when that is nothing. */
  factsOf(address: string, said?: SaidOfCoin): CoinFacts {
    const token = this.known.get(address)
    const short = address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
    const symbol = token?.symbol ?? clipName(said?.symbol ?? short)
    // A symbol is whatever the maker of a coin wrote: only one that is configured gets the picture of its symbol.
    const iconUrl = token === undefined ? '' : (token.iconUrl ?? this.options.pictureOf(symbol))
    return { name: token?.name ?? clipName(said?.name ?? short), symbol, iconUrl, price: token?.price }
  }

  /** The decimals that are configured of a coin. */
  decimalsOf(address: string): number | undefined {
    return this.known.get(address)?.decimals
  }

  /** The native coin as somebody holds it. */
  nativeHolding(amount: bigint): Holding {
    return { facts: this.native, amount, decimals: this.options.network.nativeCurrency.decimals }
  }

  /** Balances, in their order: the configured coins before the others, in theirs. */
  balances(native: bigint, tokens: readonly Holding[]): readonly Balance[] {
    const order = [...this.known.keys()]
    const place = ({ address = '' }: Holding): number => (order.includes(address) ? order.indexOf(address) : order.length)
    const sorted = tokens.toSorted((one, other) => place(one) - place(other))
    return [this.nativeHolding(native), ...sorted].map((holding) => this.balance(holding))
  }

  private balance({ facts: { price, ...facts }, amount, decimals, address }: Holding): Balance {
    const { caipNetworkId } = this.options.network
    const numeric = decimalOf(amount, decimals)
    return {
      ...facts,
      chainId: caipNetworkId,
      ...(address !== undefined && { address: `${caipNetworkId}:${address}` }),
      ...(price !== undefined && { value: Number(numeric) * price }),
      price: price ?? 0,
      quantity: { decimals: String(decimals), numeric },
    }
  }

  /** Name and price of a coin; undefined when no price is configured. */
  fungible(address: string, known?: CoinFacts): Fungible | undefined {
    const { price, name, symbol, iconUrl } = known ?? (address === nativePlaceholder ? this.native : this.factsOf(address))
    if (price === undefined) return undefined
    return { address: `${this.options.network.caipNetworkId}:${address}`, name, symbol, iconUrl, price }
  }
}

/** An amount in base units as a decimal number. */
export function decimalOf(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, point) : `${digits.slice(0, point)}.${fraction}`
}
