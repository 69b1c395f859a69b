import type {
  FamilyState,
  ChainAdapter,
  ChainNamespace,
  Families,
  ClockPort,
  DevicePort,
  Log,
  NativeBalance,
  TimedCache,
} from '../src/index.js'
import { reaction } from 'mobx'

export interface NativeBalancesNeeds {
  readonly namespace: ChainNamespace
  readonly families: Pick<Families, 'find'>
  readonly adapter: Pick<ChainAdapter, 'balance'>
  /** 30 s, by CAIP-10 address. */
  readonly cache: Pick<TimedCache<NativeBalance>, 'get' | 'set'>
  readonly clock: Pick<ClockPort, 'monotonic'>
  readonly device: Pick<DevicePort, 'isOnline' | 'isVisible' | 'watch'>
  readonly log: Pick<Log, 'warn'>
}

/** How long a balance that could not be read is not asked for again, in milliseconds. */
export const balanceLockout = 30_000

const mostLockouts = 50

/**
 * Keeps the balance of one family's active account in the account's details. It knows no family: the adapter says how a balance is
 * read. Nothing is read while the page is hidden or offline; that is made up for when it is back.
 */
export class NativeBalances {
  private readonly failures = new Map<string, number>()
  /** The account whose balance must be read anew, whatever is known of it. */
  private due: string | undefined
  private reading: { readonly key: string; readonly controller: AbortController } | undefined

  constructor(private readonly needs: NativeBalancesNeeds) {}

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
      this.reading?.controller.abort()
    }
  }

  /** Asks again, unless what is known is younger than 30 s, the last try failed less than 30 s ago, or nobody looks. */
  refresh(): void {
    void this.read()
  }

  /** Asks again although something is known: after money has moved. A failure of the last 30 s still stands in the way. */
  renew(): Promise<void> {
    this.due = this.family?.caipAddress
    return this.read()
  }

  private get family(): FamilyState | undefined {
    return this.needs.families.find(this.needs.namespace)
  }

  /** What stands there belongs to another network, or to nobody. */
  private follow(): void {
    const { family } = this
    if (this.reading !== undefined && this.reading.key !== family?.caipAddress) this.reading.controller.abort()
    if (family?.details.balance !== undefined) family.describe(family.address, { balance: undefined, balanceSymbol: undefined })
    this.refresh()
  }

  private async read(): Promise<void> {
    const { family } = this
    const { adapter } = this.needs
    const { address, network, caipAddress: key } = family ?? {}
    if (family === undefined || address === undefined || network === undefined || key === undefined || network.isUnsupported) return
    const isDue = this.due === key
    const known = isDue ? undefined : this.needs.cache.get(key)
    if (known !== undefined) return describe(family, address, known)
    if (adapter.balance === undefined || this.isLocked(key) || !this.isWatched) return
    if (this.reading?.key === key && !isDue) return
    this.reading?.controller.abort()
    const controller = new AbortController()
    this.reading = { key, controller }
    if (isDue) this.due = undefined
    try {
      const balance = await adapter.balance(address, network, controller.signal)
      this.needs.cache.set(key, balance)
      if (!controller.signal.aborted && family.caipAddress === key) describe(family, address, balance)
    } catch (error) {
      if (!controller.signal.aborted) this.lock(key, error)
    } finally {
      if (this.reading?.controller === controller) this.reading = undefined
    }
  }

  private get isWatched(): boolean {
    return this.needs.device.isVisible() && this.needs.device.isOnline()
  }

  private isLocked(key: string): boolean {
    return this.needs.clock.monotonic() - (this.failures.get(key) ?? -Infinity) < balanceLockout
  }

  private lock(key: string, error: unknown): void {
    this.failures.delete(key)
    this.failures.set(key, this.needs.clock.monotonic())
    const [oldest] = this.failures.keys()
    if (this.failures.size > mostLockouts && oldest !== undefined) this.failures.delete(oldest)
    this.needs.log.warn(`The balance of an account of ${this.needs.namespace} could not be read`, error)
  }
}

function describe(family: FamilyState, address: string, { balance, symbol }: NativeBalance): void {
  family.describe(address, { balance, balanceSymbol: symbol })
}
