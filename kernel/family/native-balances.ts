import { reaction } from 'mobx'
import { string } from 'valibot'
import { Resource } from '../data/resource.js'
import { type CacheRow, TimedCache, cacheItem } from '../data/timed-cache.js'
import type {
  ChainAdapter,
  ChainNamespace,
  ClockPort,
  DevicePort,
  Families,
  KernelStorage,
  Log,
  NativeBalance,
  Network,
} from '../src/index.js'
import { objectOf } from '../src/core/validation/object-of.js'

declare module '../src/index.js' {
  interface StoredItems {
    /** Balances of the native coin, for a short time. */
    'cache.native-balance': readonly CacheRow[]
  }
}

export interface NativeBalancesNeeds {
  readonly namespace: ChainNamespace
  readonly families: Pick<Families, 'find'>
  readonly adapter: Pick<ChainAdapter, 'balance'>
  readonly storage: KernelStorage
  readonly clock: ClockPort
  readonly device: Pick<DevicePort, 'isOnline' | 'isVisible' | 'watch'>
  readonly log: Pick<Log, 'warn'>
}

/** Milliseconds for which a balance counts as new, over reloads and tabs too. */
const balanceFresh = 30_000

/** Milliseconds for which a failure blocks further reads. */
export const balanceLockout = 30_000

const balances = cacheItem('cache.native-balance', { lifetime: balanceFresh, capacity: 50 })

/** The account whose balance is read, and where. */
interface BalanceQuestion {
  /** The CAIP-10 address. */
  readonly key: string
  readonly address: string
  readonly network: Network
}

/**
 * Keeps the balance of one family's active account in the account's details; the adapter reads it. Nothing is read while the page
 * is hidden or offline: that is made up for when it is back.
 */
export class NativeBalances {
  private readonly balance: Resource<BalanceQuestion, NativeBalance>

  constructor(private readonly needs: NativeBalancesNeeds) {
    const { storage, clock, device, log, namespace, adapter } = needs
    const cache = new TimedCache<NativeBalance>({
      ...{ cache: balances, storage, clock },
      schema: objectOf({ balance: string(), symbol: string() }),
    })
    this.balance = new Resource<BalanceQuestion, NativeBalance>({
      clock,
      fresh: balanceFresh,
      lockout: balanceLockout,
      key: ({ key }) => key,
      isReachable: () => adapter.balance !== undefined && device.isVisible() && device.isOnline(),
      cached: ({ key }) => cache.find(key),
      async load({ key, address, network }, { signal }) {
        const found = (await adapter.balance?.(address, network, signal)) as NativeBalance
        // An account that was disconnected meanwhile leaves nothing here.
        signal.throwIfAborted()
        cache.set(key, found)
        return found
      },
      onAnswer: ({ address }, answer) => answer && this.describe(address, answer.value),
      onFailure: (_, error) => log.warn(`The balance of an account of ${namespace} could not be read`, error),
    })
  }

  /** Follows account and network. Returns the undo. */
  start(): () => void {
    const unwatch = this.needs.device.watch((change) => {
      if (change === 'visible' || change === 'online') this.refresh()
    })
    const unfollow = reaction(
      () => this.family?.caipAddress,
      () => this.follow(),
      { fireImmediately: true },
    )
    return () => {
      unwatch()
      unfollow()
      this.balance.dispose()
    }
  }

  /** Asks again, unless the balance is new, the last try failed a moment ago, or nobody looks. */
  refresh(): void {
    void this.balance.renew()
  }

  /** Asks again although the balance is new: after money has moved. A failure of the last 30 s still stands in the way. */
  renew(): Promise<void> {
    return this.balance.reload()
  }

  private get family(): ReturnType<Families['find']> {
    return this.needs.families.find(this.needs.namespace)
  }

  private follow(): void {
    const { address, network, caipAddress: key, details } = this.family ?? {}
    // It belongs to another network, or to nobody.
    if (details?.balance !== undefined) this.describe(address, undefined)
    const isReadable = address !== undefined && network !== undefined && key !== undefined && network.isUnsupported !== true
    this.balance.aim(isReadable ? { key, address, network } : undefined)
    this.refresh()
  }

  private describe(address: string | undefined, found: NativeBalance | undefined): void {
    this.family?.describe(address, { balance: found?.balance, balanceSymbol: found?.symbol })
  }
}
