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
import { pairingLife } from './pairing/pairing-life.js'

/** Until when an answer of a wallet is looked for, also by a page that was loaded anew. */
export const awayItem: StoredItem<'pairing-away'> = storedItem('pairing-away', v.pipe(v.number(), v.minValue(0)))

type Kept<K extends StoredKey> = Pick<StoredValue<StoredItems[K]>, 'read' | 'write' | 'remove' | 'watch'>

/** What stands in the place of a moment once the answer is there. */
const answered = 0

export interface AwayNeeds {
  readonly device: Pick<DevicePort, 'isMobile'>
  readonly clock: Pick<ClockPort, 'now'>
  readonly link: Kept<'deep-link'>
  readonly until: Kept<'pairing-away'>
  readonly prefersUniversalLinks: boolean
  open(href: string): void
}

/** Somebody goes to their wallet and comes back, perhaps to a page that was loaded anew. */
export class Away {
  constructor(private readonly needs: AwayNeeds) {}

  /** True while a wallet may still answer. No moment is further away than a link lives: the clock was set back, or it is junk. */
  get isAway(): boolean {
    const left = (this.needs.until.read() ?? answered) - this.needs.clock.now()
    return left > 0 && left <= pairingLife
  }

  /** Keeps the wallet that is gone to; without one a code is scanned by another device, and nothing here is to be opened. */
  choose(wallet: WalletEntry | undefined): void {
    const { link, prefersUniversalLinks } = this.needs
    const stored = wallet && storedLink(wallet, prefersUniversalLinks)
    if (stored === undefined) link.remove()
    else link.write(stored)
  }

  /** A pairing is under way, or is over. */
  expect(isExpected: boolean): void {
    const { until, clock } = this.needs
    if (isExpected) until.write(clock.now() + pairingLife)
    else until.remove()
  }

  /** The answer is there. Tabs of one page share their keys: another one may wait for the same. */
  answer(): void {
    this.needs.until.write(answered)
  }

  /** Hears that another tab has got the answer; returns the undo. */
  onAnswer(listener: () => void): () => void {
    return this.needs.until.watch((until) => until === answered && listener())
  }

  /** A request waits in the wallet: brings it to the front. */
  openWallet(): void {
    const { device, link, open } = this.needs
    const stored = link.read()
    if (device.isMobile && stored !== undefined) open(stored.href)
  }
}
