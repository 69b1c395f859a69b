import {
  type ClockPort,
  type DevicePort,
  type StoredItem,
  type StoredItems,
  type StoredKey,
  type StoredValue,
  type WalletEntry,
  storedItem,
} from '@billfold/kernel'
import * as v from 'valibot'

import { storedLink } from './links/wallet-link.js'
import { pairingLife } from './pairing/link-life.js'

/** Deadline for the answer of a wallet, which a page that was loaded anew still looks for. */
export const pendingReturnItem: StoredItem<'pairing-away'> = storedItem('pairing-away', v.pipe(v.number(), v.minValue(0)))

type ItemOf<K extends StoredKey> = Pick<StoredValue<StoredItems[K]>, 'read' | 'write' | 'remove' | 'watch'>

/** Deadline that stands for "the answer is there". */
const answered = 0

export interface PendingReturnNeeds {
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly clock: Pick<ClockPort, 'now'>
  readonly link: ItemOf<'deep-link'>
  readonly deadline: ItemOf<'pairing-away'>
  readonly prefersUniversalLinks: boolean
  open(href: string): void
}

/** The visitor has gone to a wallet and is expected back, perhaps on a page that is loaded anew. */
export class PendingReturn {
  constructor(private readonly needs: PendingReturnNeeds) {}

  /** True while a wallet may still answer. A deadline further away than the life of a link is junk, or the clock was set back. */
  get isPending(): boolean {
    const left = (this.needs.deadline.read() ?? answered) - this.needs.clock.now()
    return left > 0 && left <= pairingLife
  }

  /** Keeps the wallet that the visitor goes to. Without one another device scans a code, and no request opens an app here. */
  chooseWallet(wallet: WalletEntry | undefined): void {
    const { link, prefersUniversalLinks } = this.needs
    const stored = wallet && storedLink(wallet, prefersUniversalLinks)
    if (stored === undefined) link.remove()
    else link.write(stored)
  }

  /** Starts the wait for an answer, or ends it. */
  expectAnswer(isExpected: boolean): void {
    const { deadline, clock } = this.needs
    if (isExpected) deadline.write(clock.now() + pairingLife)
    else deadline.remove()
  }

  /** Tells other tabs, which share the keys of the SDK and may wait for the same answer, that it is there. */
  markAnswered(): void {
    this.needs.deadline.write(answered)
  }

  /** Subscribes to the answers that other tabs get; returns `unsubscribe`. */
  onAnswerInOtherTab(listener: () => void): () => void {
    return this.needs.deadline.watch((deadline) => deadline === answered && listener())
  }

  /** Brings the wallet on this device to the front, where a request waits. */
  openWallet(): void {
    const { device, link, open } = this.needs
    const stored = link.read()
    if (device.isMobile && stored !== undefined) open(stored.href)
  }
}
