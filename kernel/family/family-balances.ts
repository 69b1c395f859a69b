import { when } from 'mobx'
import { type Lazy, lazy } from '../src/core/lazy.js'
import type { NativeBalances, NativeBalancesNeeds } from './native-balances.js'

/** The balance of a family's account in use. What reads and keeps it is loaded with the first connected account. */
export class FamilyBalances {
  private readonly balances: Lazy<NativeBalances>
  private stop: (() => void) | undefined
  private isOver = false

  constructor(private readonly needs: NativeBalancesNeeds) {
    this.balances = lazy(() => this.load(), { what: `balances of ${needs.namespace}`, clock: needs.clock })
  }

  /** Follows the account in use. Returns the undo. */
  start(): () => void {
    const unfollow = when(
      () => this.isConnected,
      () => this.refresh(),
    )
    return () => {
      this.isOver = true
      unfollow()
      this.balances.dispose()
      this.stop?.()
    }
  }

  /** Asks again, when what is known is old. */
  refresh(): void {
    void this.run((balances) => balances.refresh())
  }

  /** Asks again although something is known: after money has moved. */
  async renew(): Promise<void> {
    await this.run((balances) => balances.renew())
  }

  private get isConnected(): boolean {
    return !this.isOver && this.needs.families.find(this.needs.namespace)?.address !== undefined
  }

  private async run(ask: (balances: NativeBalances) => void | Promise<void>): Promise<void> {
    if (!this.isConnected) return
    try {
      await this.balances.use(ask)
    } catch (error) {
      if (!this.isOver) this.needs.log.warn(`The balance of an account of ${this.needs.namespace} could not be read`, error)
    }
  }

  private async load(): Promise<NativeBalances> {
    const { NativeBalances: Loaded } = await import('./after-connecting.js')
    const balances = new Loaded(this.needs)
    if (!this.isOver) this.stop = balances.start()
    return balances
  }
}
