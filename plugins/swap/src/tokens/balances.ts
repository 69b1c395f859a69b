import type { CaipAddress, ClockPort, DevicePort, Families, Log, Network, TokenBalance } from '@billfold/kernel'
import { Resource } from '@billfold/kernel/data'
import { makeAutoObservable, reaction } from 'mobx'
import { limits } from '../limits.js'

export interface BalancesNeeds {
  readonly families: Pick<Families, 'active' | 'needAdapter'>
  readonly clock: ClockPort
  readonly device: Pick<DevicePort, 'isOnline'>
  readonly log: Pick<Log, 'warn'>
}

/** The token that is to be given, as balances are looked up. */
export interface SoughtToken {
  /** Its address in lower case; empty for the network's own coin. */
  readonly key: string
  readonly address: string | undefined
}

export interface BalancesSources {
  /** The token whose balance matters. */
  sought(): SoughtToken | undefined
  /** The key of a balance. */
  keyOf(balance: Pick<TokenBalance, 'address' | 'chainId'>): string
}

interface Holder {
  readonly key: CaipAddress
  readonly address: string
  readonly network: Network
}

interface TokenHolder extends Holder {
  readonly tokenAddress: string
}

/**
 * Balances of the account in front: those that the portfolio tells, else those that the network does. The token that is to be given and that neither of them
 * lists is asked for alone.
 */
export class Balances {
  private readonly list: Resource<Holder, readonly TokenBalance[] | undefined>
  private readonly alone: Resource<TokenHolder, TokenBalance | undefined>
  private readonly needs: BalancesNeeds
  private readonly sources: BalancesSources

  constructor(needs: BalancesNeeds, sources: BalancesSources) {
    const { families, clock, device, log } = needs
    this.needs = needs
    this.sources = sources
    const common = {
      ...{ clock, fresh: limits.fresh, isReachable: () => device.isOnline() },
      onFailure: ({ network }: Holder, error: unknown) => log.warn(`Balances on ${network.name} could not be read`, error),
    }
    this.list = new Resource<Holder, readonly TokenBalance[] | undefined>({
      ...common,
      key: ({ key }) => key,
      load: async ({ address, network }, { signal }) => {
        const adapter = await families.needAdapter(network.chainNamespace, 'read balances')
        return adapter.tokens?.(address, network, signal)
      },
    })
    this.alone = new Resource<TokenHolder, TokenBalance | undefined>({
      ...common,
      key: ({ key, tokenAddress }) => `${key} ${tokenAddress}`,
      load: async ({ network, ...query }, { signal }) => {
        const adapter = await families.needAdapter(network.chainNamespace, 'read balances')
        return adapter.token?.({ ...query, network }, signal)
      },
    })
    makeAutoObservable<this, 'list' | 'alone' | 'needs' | 'sources'>(
      this,
      { list: false, alone: false, needs: false, sources: false },
      { autoBind: true },
    )
  }

  /** Asks for the token that is to be given as soon as it turns out that nobody lists it. Gives the way to stop that. */
  follow(): () => void {
    return reaction(
      () => this.unlisted,
      (unlisted) => {
        this.alone.aim(unlisted)
        void this.alone.renew()
      },
      { equals: (one, other) => one?.key === other?.key && one?.tokenAddress === other?.tokenAddress, fireImmediately: true },
    )
  }

  /** Every balance that is known on the network in front. */
  get all(): readonly TokenBalance[] {
    const network = this.needs.families.active?.network?.caipNetworkId
    const { value } = this.alone
    return [...(this.listed ?? []), ...(value === undefined ? [] : [value])].filter(({ chainId }) => chainId === network)
  }

  /** True where every coin and token that the account is known to have is listed. */
  get isListed(): boolean {
    return this.listed !== undefined
  }

  /** True while the balance of the token that is to be given is on its way. */
  get isReading(): boolean {
    if (this.list.phase === 'loading' && !this.isListed) return true
    return this.unlisted !== undefined && (this.alone.phase === 'loading' || this.alone.phase === 'idle')
  }

  /** True where the balance of the token that is to be given could not be read. */
  get isUnknown(): boolean {
    const { sought } = this
    if (sought === undefined || this.isReading) return false
    return sought.key === '' ? !this.isListed : !this.all.some((balance) => this.sources.keyOf(balance) === sought.key)
  }

  /** Reads what is missing of the account in front. Never rejects. */
  async renew(): Promise<void> {
    this.list.aim(this.holder)
    await this.list.renew()
  }

  /** Reads once more what could not be read. Never rejects. */
  async refresh(): Promise<void> {
    this.list.aim(this.holder)
    if (this.list.phase !== 'ready') await this.list.refresh()
    else await this.alone.refresh()
  }

  /** After money has moved: what was read before is old. */
  outdate(): void {
    void this.list.reload()
    void this.alone.reload()
  }

  dispose(): void {
    this.list.dispose()
    this.alone.dispose()
  }

  private get sought(): SoughtToken | undefined {
    return this.sources.sought()
  }

  private get listed(): readonly TokenBalance[] | undefined {
    return this.needs.families.active?.account.tokenBalance ?? this.list.value
  }

  /** Who is asked about, where nobody else tells. */
  private get holder(): Holder | undefined {
    const { address, caipAddress: key, network, account } = this.needs.families.active ?? {}
    if (address === undefined || key === undefined || network === undefined || account?.tokenBalance !== undefined) return undefined
    return { key, address, network }
  }

  /** The token that is to be given, where whoever lists balances does not tell of it. */
  private get unlisted(): TokenHolder | undefined {
    const { sought } = this
    const { address, caipAddress: key, network } = this.needs.families.active ?? {}
    if (sought?.address === undefined || address === undefined || key === undefined || network === undefined) return undefined
    if (!this.isListed && this.list.phase === 'loading') return undefined
    const isListed = this.listed?.some((balance) => this.sources.keyOf(balance) === sought.key) === true
    return isListed ? undefined : { key, address, network, tokenAddress: sought.address }
  }
}
