import type { ChainAdapter, ChainNamespace, Families, ClockPort, DevicePort, KernelStorage, Log } from '../src/index.js'
import { when } from 'mobx'
import type { NativeBalances } from './native-balances.js'

export interface LateBalancesNeeds {
  readonly namespace: ChainNamespace
  readonly families: Pick<Families, 'find'>
  readonly adapter: Pick<ChainAdapter, 'balance'>
  readonly storage: KernelStorage
  readonly clock: ClockPort
  readonly device: DevicePort
  readonly log: Pick<Log, 'warn'>
}

/** The balances of a family before their code is here: that comes with the first connected account. */
export class LateBalances {
  private coming: Promise<NativeBalances> | undefined
  private stop: (() => void) | undefined
  private isOver = false

  constructor(private readonly needs: LateBalancesNeeds) {}

  /** Follows the account in use. Returns the undo. */
  start(): () => void {
    const unfollow = when(
      () => this.isConnected,
      () => this.refresh(),
    )
    return () => {
      this.isOver = true
      unfollow()
      this.stop?.()
    }
  }

  /** Asks again, when what is known is old. */
  refresh(): void {
    if (this.isConnected) void this.with((balances) => balances.refresh())
  }

  /** Asks again although something is known: after money has moved. */
  async renew(): Promise<void> {
    if (this.isConnected) await this.with((balances) => balances.renew())
  }

  private get isConnected(): boolean {
    return !this.isOver && this.needs.families.find(this.needs.namespace)?.address !== undefined
  }

  private async with(run: (balances: NativeBalances) => void | Promise<void>): Promise<void> {
    try {
      const balances = await this.arrived()
      if (!this.isOver) await run(balances)
    } catch (error) {
      this.needs.log.warn(`The code that reads the balances of ${this.needs.namespace} did not arrive`, error)
    }
  }

  private arrived(): Promise<NativeBalances> {
    this.coming ??= this.load().catch((error: unknown) => {
      this.coming = undefined
      throw error
    })
    return this.coming
  }

  private async load(): Promise<NativeBalances> {
    const { openBalances } = await import('./open-balances.js')
    const balances = openBalances(this.needs)
    if (!this.isOver) this.stop = balances.start()
    return balances
  }
}
