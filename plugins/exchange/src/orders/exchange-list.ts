import type { ClockPort, Log, PayAsset } from '@billfold/kernel'
import { Resource } from '@billfold/kernel/data'
import { caip19 } from '../assets/caip19.js'
import type { Exchange } from '../contract.js'
import { limits } from '../limits.js'
import type { ExchangeClient } from '../service/exchange-client.js'

interface ListQuestion {
  readonly asset: PayAsset
  readonly amount: string
}

export interface ExchangeListNeeds {
  readonly client: Pick<ExchangeClient, 'exchanges'>
  readonly clock: Pick<ClockPort, 'after' | 'now' | 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  isReachable(): boolean
}

/** The exchanges that an asset and an amount can be paid from. Asked for once after the last key. */
export class ExchangeList {
  readonly loaded: Resource<ListQuestion, readonly Exchange[]>
  private stopTimer: () => void = () => undefined

  constructor(private readonly needs: ExchangeListNeeds) {
    const { client, clock, log, isReachable } = needs
    this.loaded = new Resource({
      ...{ clock, isReachable },
      key: ({ asset, amount }) => [asset.network, asset.asset, amount].join(' '),
      load: ({ asset, amount }, { signal }) => client.exchanges({ asset: caip19(asset), amount, signal }),
      onFailure: (_, error) => log.warn('The exchanges could not be listed', error),
    })
  }

  aim(question: ListQuestion | undefined): void {
    this.stopTimer()
    if (question === undefined) return this.loaded.aim(undefined)
    const wait = this.loaded.value === undefined ? 0 : limits.typing
    this.stopTimer = this.needs.clock.after(wait, () => {
      this.loaded.aim(question)
      void this.loaded.renew()
    })
  }

  dispose(): void {
    this.stopTimer()
    this.loaded.dispose()
  }
}
