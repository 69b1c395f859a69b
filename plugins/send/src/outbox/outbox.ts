import type { ClockPort, KernelStorage, StoredValue } from '@billfold/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SentTransfer } from '../contract.js'
import { limits } from '../limits.js'
import { isOver, mergedTransfers } from './merged-transfers.js'
import { openItem, outboxItem } from './outbox-item.js'
import { repeatOf } from './repeat-of.js'

/** Milliseconds after which a claim of another tab has been told everywhere. */
const claimTime = 80

/** Every transfer that a wallet was asked for, over reloads and tabs: what may have been sent is never asked for again unnoticed. */
export class Outbox {
  all: readonly SentTransfer[]
  private readonly mine = new Map<string, SentTransfer>()
  private readonly stored: StoredValue<readonly SentTransfer[]>
  private readonly open: StoredValue<boolean>
  private readonly clock: Pick<ClockPort, 'after' | 'now'>
  private readonly unwatch: () => void

  constructor(storage: Pick<KernelStorage, 'item'>, clock: Pick<ClockPort, 'after' | 'now'>) {
    this.stored = storage.item(outboxItem)
    this.open = storage.item(openItem)
    this.clock = clock
    this.all = this.stored.read() ?? []
    makeAutoObservable<this, 'mine' | 'stored' | 'open' | 'clock' | 'unwatch'>(
      this,
      { all: observableRef, mine: false, stored: false, open: false, clock: false, unwatch: false, repeatOf: false },
      { autoBind: true },
    )
    this.unwatch = this.stored.watch(() => this.take())
  }

  /** True while the end of a transfer is not known, of this tab or another. */
  get isWaiting(): boolean {
    return this.all.some(({ status }) => status === 'pending')
  }

  find(id: string): SentTransfer | undefined {
    return this.all.find((transfer) => transfer.id === id)
  }

  /** The same transfer, of this tab or another, that may have been sent. */
  repeatOf(transfer: SentTransfer): SentTransfer | undefined {
    this.take()
    return repeatOf(transfer, this.all, this.clock.now())
  }

  /** Notes that a wallet is about to be asked. False when another tab was first with the same. */
  async claim(transfer: SentTransfer): Promise<boolean> {
    this.keep(transfer)
    await new Promise<void>((resolve) => void this.clock.after(claimTime, resolve))
    const rival = this.repeatOf(transfer)
    if (rival === undefined || !isBefore(rival, transfer)) return true
    this.forget(transfer.id)
    return false
  }

  /** Notes what became of a transfer. What is over stays over, unless the network has taken its block back. */
  settle(id: string, news: Pick<SentTransfer, 'status'> & Partial<Pick<SentTransfer, 'hash' | 'block' | 'mark' | 'reorgs'>>): void {
    const known = this.find(id) ?? this.mine.get(id)
    if (known === undefined) return
    const next = { ...known, ...news }
    if (!isOver(known) || (next.reorgs ?? 0) > (known.reorgs ?? 0)) this.keep(next)
  }

  /** Forgets a transfer that is known not to have been sent. */
  forget(id: string): void {
    this.mine.delete(id)
    this.show(mergedTransfers({ stored: this.stored.read() ?? [], mine: this.mine, without: id, most: limits.outbox }))
  }

  dispose(): void {
    this.unwatch()
  }

  private keep(transfer: SentTransfer): void {
    this.mine.set(transfer.id, transfer)
    this.show(mergedTransfers({ stored: this.stored.read() ?? [], mine: this.mine, most: limits.outbox }))
  }

  /** Another tab wrote: what this one knows stays, also where both wrote at once. */
  private take(): void {
    const stored = this.stored.read() ?? []
    const merged = mergedTransfers({ stored, mine: this.mine, most: limits.outbox })
    if (merged.length === stored.length && merged.every((transfer, index) => transfer === stored[index])) this.all = stored
    else this.show(merged)
  }

  private show(all: readonly SentTransfer[]): void {
    this.all = all
    this.stored.write(all)
    if (all.every(isOver)) this.open.remove()
    else this.open.write(true)
  }
}

/** Two tabs that asked at once agree on which of them was first. */
function isBefore(one: SentTransfer, other: SentTransfer): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id)
}
