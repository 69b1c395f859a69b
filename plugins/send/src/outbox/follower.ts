import {
  type ChainAdapter,
  type ClockPort,
  type DevicePort,
  type Families,
  type Log,
  type Network,
  type TransactionState,
  parseCaipAddress,
} from '@billfold/kernel'
import { reaction } from 'mobx'
import type { SentTransfer } from '../contract.js'
import { limits } from '../limits.js'
import type { Outbox } from './outbox.js'

/** Milliseconds between two questions about what waits, at first and at most, and about blocks that may be taken back. */
const pause = { first: 2_000, most: 20_000, block: 60_000 } as const

export interface FollowerNeeds {
  readonly outbox: Pick<Outbox, 'all' | 'settle'>
  readonly families: Pick<Families, 'needAdapter'>
  readonly networks: { find(id: string): Network | undefined }
  readonly clock: Pick<ClockPort, 'after' | 'now'>
  readonly device: Pick<DevicePort, 'isOnline' | 'isVisible' | 'watch'>
  readonly log: Pick<Log, 'debug'>
  /** Hears that it is known what became of one. */
  onSettled(transfer: SentTransfer): void
  /** Hears that the network has taken back the block that one stood in. */
  onReorganised(transfer: SentTransfer): void
}

type Named = SentTransfer & { readonly hash: string }

/** Follows what waits until it is known what became of it. Nothing is asked while nobody looks, or without a network. */
export class Follower {
  private stopTimer: () => void = () => undefined
  private readonly ending = new AbortController()
  private readonly undo: readonly (() => void)[]
  private isAsking = false
  /** Ids of those that did not stand in their block at the last look. */
  private readonly doubted = new Set<string>()
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

  private get waiting(): readonly Named[] {
    return this.named(({ status }) => status === 'pending')
  }

  /** Those in a block that is young enough to be taken back. */
  private get young(): readonly Named[] {
    const since = this.needs.clock.now() - limits.reorg
    return this.named(({ status, block, at }) => status === 'confirmed' && block !== undefined && at > since)
  }

  private named(isMeant: (transfer: SentTransfer) => boolean): readonly Named[] {
    return this.needs.outbox.all.flatMap((transfer) =>
      transfer.hash !== undefined && isMeant(transfer) ? [{ ...transfer, hash: transfer.hash }] : [],
    )
  }

  private again(after: number): void {
    const { clock, device } = this.needs
    this.wait = after
    this.stopTimer()
    if (!device.isVisible() || !device.isOnline() || this.ending.signal.aborted) return
    if (this.waiting.length > 0) this.stopTimer = clock.after(after, () => void this.ask())
    else if (this.young.length > 0) this.stopTimer = clock.after(this.doubted.size > 0 ? pause.first : pause.block, () => void this.ask())
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    await Promise.all([...this.waiting.map((transfer) => this.follow(transfer)), ...this.young.map((transfer) => this.watch(transfer))])
    this.isAsking = false
    this.again(Math.min(this.wait * 1.5, pause.most))
  }

  private async follow(transfer: Named): Promise<void> {
    const told = await this.read(transfer)
    if (told === 'unread') return
    if (told?.status === 'missing' || told?.status === 'pending') return this.keepMark(transfer, told.mark)
    const news = { status: told?.status ?? 'sent', block: told?.block, hash: told?.hash ?? transfer.hash } as const
    this.needs.outbox.settle(transfer.id, news)
    this.needs.onSettled({ ...transfer, ...news })
  }

  /** Looks whether one still stands in its block. A node that is behind may not know it for a moment: the second look counts. */
  private async watch(transfer: Named): Promise<void> {
    const told = await this.read(transfer)
    if (told === 'unread' || told === undefined) return
    const { doubted } = this
    const isDoubted = doubted.delete(transfer.id)
    if (told.status === 'confirmed' && told.block === transfer.block) return
    if (!isDoubted) return void doubted.add(transfer.id)
    const news = { status: 'pending', block: undefined, reorgs: (transfer.reorgs ?? 0) + 1 } as const
    this.needs.outbox.settle(transfer.id, news)
    this.needs.onReorganised({ ...transfer, ...news })
  }

  /** How a transaction stands; undefined where nobody can tell, `unread` where that could not be read. */
  private async read({ account, hash, mark }: Named): Promise<TransactionState | 'unread' | undefined> {
    const { families, networks, log } = this.needs
    const { networkId, address, namespace } = parseCaipAddress(account)
    const network = networks.find(networkId)
    if (network === undefined) return 'unread'
    try {
      const adapter: Pick<ChainAdapter, 'followTransaction'> = await families.needAdapter(namespace, 'follow a transaction')
      const told = await adapter.followTransaction?.({ hash, address, network, mark }, this.ending.signal)
      return this.ending.signal.aborted ? 'unread' : told
    } catch (error) {
      log.debug('How a transaction stands could not be read', error)
      return 'unread'
    }
  }

  private keepMark(transfer: SentTransfer, mark: string | undefined): void {
    if (mark !== undefined && mark !== transfer.mark) this.needs.outbox.settle(transfer.id, { status: 'pending', mark })
  }
}
