import type { CaipAddress, ChainAdapter, ClockPort, DevicePort, Families, Log, Network, TokenBalance } from '@billfold/kernel'
import { type Loaded, Resource } from '@billfold/kernel/data'
import { makeAutoObservable } from 'mobx'
import type { SendToken } from '../contract.js'
import { limits } from '../limits.js'
import { readSendTokens } from './read-send-tokens.js'

export interface SendTokensNeeds {
  readonly families: Pick<Families, 'active' | 'needAdapter'>
  readonly clock: ClockPort
  readonly device: Pick<DevicePort, 'isOnline'>
  readonly log: Pick<Log, 'warn'>
  /** The address by which some services write the network's own coin. */
  nativeAddress(): string | undefined
}

interface Question {
  readonly key: CaipAddress
  readonly address: string
  readonly network: Network
}

/** The tokens of the account in front: as the portfolio tells them, and without one as the chain itself does. */
export class SendTokens {
  private readonly own: Resource<Question, readonly TokenBalance[]>
  private readonly needs: SendTokensNeeds

  constructor(needs: SendTokensNeeds) {
    this.needs = needs
    const { clock, device, log } = needs
    this.own = new Resource<Question, readonly TokenBalance[]>({
      clock,
      ...{ fresh: limits.fresh, lockout: limits.lockout },
      key: ({ key }) => key,
      isReachable: () => device.isOnline(),
      load: async ({ address, network }, { signal }) => {
        const adapter = await needs.families.needAdapter(network.chainNamespace, 'read balances')
        return readHoldings({ adapter, address, network, signal })
      },
      onFailure: ({ network }, error) => log.warn(`What can be sent on ${network.name} could not be read`, error),
    })
    makeAutoObservable<this, 'own' | 'needs'>(this, { own: false, needs: false }, { autoBind: true })
  }

  get all(): readonly SendToken[] {
    const network = this.needs.families.active?.network?.caipNetworkId
    const balances = this.needs.families.active?.account.tokenBalance ?? this.own.value ?? []
    return readSendTokens(
      balances.filter(({ chainId }) => chainId === network),
      this.needs.nativeAddress(),
    )
  }

  /** What is asked of the chain itself, where nobody else tells. */
  get loaded(): Loaded<unknown> {
    return this.own
  }

  get isKnown(): boolean {
    return this.needs.families.active?.account.tokenBalance !== undefined || this.own.value !== undefined
  }

  /** Asks the chain for what nobody tells yet. */
  renew(): void {
    const { address, caipAddress: key, network, account } = this.needs.families.active ?? {}
    const isAsked = address !== undefined && key !== undefined && network !== undefined && account?.tokenBalance === undefined
    this.own.aim(isAsked ? { key, address, network } : undefined)
    if (isAsked) void this.own.renew()
  }

  /** After money has moved: what was read before is old. */
  outdate(): void {
    void this.own.reload()
  }

  dispose(): void {
    this.own.dispose()
  }
}

interface Holder {
  readonly adapter: ChainAdapter
  readonly address: string
  readonly network: Network
  readonly signal: AbortSignal
}

async function readHoldings({ adapter, address, network, signal }: Holder): Promise<readonly TokenBalance[]> {
  if (adapter.tokens !== undefined) return adapter.tokens(address, network, signal)
  const found = await adapter.balance?.(address, network, signal)
  if (found === undefined) return []
  const { nativeCurrency, caipNetworkId: chainId } = network
  const quantity = { decimals: String(nativeCurrency.decimals), numeric: found.balance }
  return [{ name: nativeCurrency.name, symbol: nativeCurrency.symbol, chainId, price: 0, iconUrl: '', quantity }]
}
