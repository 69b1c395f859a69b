import type { Http, KernelOptions, Network, TokenBalance } from '@billfold/kernel'
import { isDecimals, parseUnits, usablePrice } from '@billfold/kernel/amounts'
import { BlockchainService, type Loaded, Resource } from '@billfold/kernel/data'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ListedToken, SwapProvider, SwapToken } from '../contract.js'
import { limits } from '../limits.js'
import { Balances, type BalancesNeeds, type BalancesSources } from './balances.js'
import { byWorth } from './by-worth.js'

export interface SwapTokensNeeds extends BalancesNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly options: Pick<KernelOptions, 'projectId'>
}

interface Place {
  readonly key: string
  readonly network: Network
  readonly provider: SwapProvider
}

/** The tokens that can be swapped: the provider's list, with what the account has of each. Tokens that are on no list are not offered. */
export class SwapTokens {
  /** The family's stand-in for the coin of the network. */
  nativeAddress: string | undefined = undefined
  readonly balances: Balances
  /** Prices of tokens that the account has nothing of, by their keys. */
  private prices: ReadonlyMap<string, number> = new Map()
  private readonly listed: Resource<Place, readonly ListedToken[]>
  private readonly needs: SwapTokensNeeds

  constructor(needs: SwapTokensNeeds, sought: BalancesSources['sought']) {
    this.needs = needs
    const { clock, device, log } = needs
    this.listed = new Resource<Place, readonly ListedToken[]>({
      ...{ clock, fresh: limits.fresh, lockout: limits.lockout, isReachable: () => device.isOnline() },
      key: ({ key }) => key,
      load: ({ network, provider }, { signal }) => provider.tokens(network, signal),
      onFailure: ({ network }, error) => log.warn(`What can be swapped on ${network.name} could not be read`, error),
    })
    makeAutoObservable<this, 'listed' | 'needs' | 'prices'>(
      this,
      { balances: false, listed: false, needs: false, prices: observableRef },
      { autoBind: true },
    )
    this.balances = new Balances(needs, { sought, keyOf: (balance) => this.keyOf(balance) })
  }

  /** Those that the account has first, the most worth before the others. */
  get all(): readonly SwapToken[] {
    const chainId = this.needs.families.active?.network?.caipNetworkId
    if (chainId === undefined) return []
    const { balances } = this
    const held = new Map(balances.all.map((balance) => [this.keyOf(balance), balance]))
    // Who lists balances tells of the coin; a token may be missing there, and the account have it.
    const missing = (key: string): bigint | undefined => (key === '' && balances.isListed ? 0n : undefined)
    return byWorth(
      (this.listed.value ?? []).flatMap((token) => {
        const key = token.address?.toLowerCase() ?? ''
        const balance = held.get(key)
        const isCounted = balance !== undefined && isDecimals(token.decimals)
        const units = isCounted ? parseUnits(balance.quantity.numeric, token.decimals) : missing(key)
        const price = usablePrice(balance?.price) ?? this.prices.get(key)
        return isCounted && units === undefined ? [] : [{ ...token, key, chainId, held: units, price }]
      }),
    )
  }

  get loaded(): Loaded<unknown> {
    return this.listed
  }

  get isKnown(): boolean {
    return this.listed.value !== undefined
  }

  find(key: string | undefined): SwapToken | undefined {
    return key === undefined ? undefined : this.all.find((token) => token.key === key)
  }

  /** Reads what is missing of the place in front. Never rejects. */
  async renew(provider: SwapProvider | undefined): Promise<void> {
    const { network } = this.needs.families.active ?? {}
    const place = provider !== undefined && network !== undefined ? { key: network.caipNetworkId, network, provider } : undefined
    this.listed.aim(place)
    await Promise.all([this.listed.renew(), this.balances.renew()])
  }

  /** Prices of tokens that nobody has named one for. Without them a worth is not shown. */
  async price(keys: readonly string[], signal: AbortSignal): Promise<void> {
    const { http, options, families, log } = this.needs
    const network = families.active?.network?.caipNetworkId
    const service = BlockchainService.of(http)
    const wanted = keys.filter((key) => this.find(key)?.price === undefined)
    if (network === undefined || service === undefined || wanted.length === 0 || !(await service.supports(network))) return
    try {
      const addresses = wanted.map((key) => `${network}:${key === '' ? (this.nativeAddress ?? '0x') : key}`)
      const rows = await service.prices(addresses, { projectId: options.projectId ?? '', signal })
      const found = rows.flatMap((row) => this.readPrice(row))
      runInAction(() => (this.prices = new Map([...this.prices, ...found])))
    } catch (error) {
      if (!signal.aborted) log.warn('Prices could not be read', error)
    }
  }

  knowNative(address: string | undefined): void {
    this.nativeAddress = address?.toLowerCase()
  }

  dispose(): void {
    this.listed.dispose()
    this.balances.dispose()
  }

  private keyOf({ address, chainId }: Pick<TokenBalance, 'address' | 'chainId'>): string {
    const plain = address?.slice(chainId.length + 1).toLowerCase() ?? ''
    return plain === this.nativeAddress ? '' : plain
  }

  private readPrice(row: unknown): readonly (readonly [string, number])[] {
    if (typeof row !== 'object' || row === null) return []
    const { address, price } = row as { readonly address?: unknown; readonly price?: unknown }
    const known = usablePrice(price)
    if (typeof address !== 'string' || known === undefined) return []
    const plain = address.slice(address.lastIndexOf(':') + 1).toLowerCase()
    return [[plain === this.nativeAddress ? '' : plain, known]]
  }
}
