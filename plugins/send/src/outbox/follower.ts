import {
  type ChainAdapter,
  type ClockPort,
  type DevicePort,
  type Families,
  type Log,
  type Network,
  parseCaipAddress,
} from '@billfold/kernel'
import { reaction } from 'mobx'
import type { SentTransfer } from '../contract.js'
import type { Outbox } from './outbox.js'

/** Milliseconds between two questions about what waits, at first and at most. */
const pause = { first: 2_000, most: 20_000 } as const

export interface FollowerNeeds {
  readonly outbox: Pick<Outbox, 'all' | 'settle'>
  readonly families: Pick<Families, 'needAdapter'>
  readonly networks: { find(id: string): Network | undefined }
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly device: Pick<DevicePort, 'isOnline' | 'isVisible' | 'watch'>
  readonly log: Pick<Log, 'debug'>
  /** Hears that it is known what became of one. */
  onSettled(transfer: SentTransfer): void
}

/** Follows what waits until it is known what became of it. Nothing is asked while nobody looks, or without a network. */
export class Follower {
  private stopTimer: () => void = () => undefined
  private readonly ending = new AbortController()
  private readonly undo: readonly (() => void)[]
  private isAsking = false
  private wait: number = pause.first

  constructor(private readonly needs: FollowerNeeds) {
    this.undo = [
      reaction(
        () => this.waiting.length,
        () => this.again(pause.first),
        { fireImmediately: true },
      ),
      needs.device.watch((change) => (change === 'visible' || change === 'online' ? this.again(pause.first) : undefined)),
    ]
  }

  dispose(): void {
    this.ending.abort()
    this.stopTimer()
    for (const step of this.undo) step()
  }

  private get waiting(): readonly (SentTransfer & { readonly hash: string })[] {
    return this.needs.outbox.all.flatMap((transfer) =>
      transfer.status === 'pending' && transfer.hash !== undefined ? [{ ...transfer, hash: transfer.hash }] : [],
    )
  }

  private again(after: number): void {
    const { clock, device } = this.needs
    this.wait = after
    this.stopTimer()
    if (this.waiting.length === 0 || !device.isVisible() || !device.isOnline() || this.ending.signal.aborted) return
    this.stopTimer = clock.after(after, () => void this.ask())
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    await Promise.all(this.waiting.map((transfer) => this.follow(transfer)))
    this.isAsking = false
    this.again(Math.min(this.wait * 1.5, pause.most))
  }

  private async follow(transfer: SentTransfer & { readonly hash: string }): Promise<void> {
    const { outbox, families, networks, log, onSettled } = this.needs
    const { networkId, address, namespace } = parseCaipAddress(transfer.account)
    const network = networks.find(networkId)
    if (network === undefined) return
    try {
      const adapter: Pick<ChainAdapter, 'followTransaction'> = await families.needAdapter(namespace, 'follow a transaction')
      const told = await adapter.followTransaction?.({ hash: transfer.hash, address, network, mark: transfer.mark }, this.ending.signal)
      if (this.ending.signal.aborted) return
      if (told?.status === 'missing' || told?.status === 'pending') return this.keepMark(transfer, told.mark)
      const news = { status: told?.status ?? 'sent', block: told?.block, hash: told?.hash ?? transfer.hash } as const
      outbox.settle(transfer.id, news)
      onSettled({ ...transfer, ...news })
    } catch (error) {
      log.debug('How a transaction stands could not be read', error)
    }
  }

  private keepMark(transfer: SentTransfer, mark: string | undefined): void {
    if (mark !== undefined && mark !== transfer.mark) this.needs.outbox.settle(transfer.id, { status: 'pending', mark })
  }
}
