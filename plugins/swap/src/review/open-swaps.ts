import { type ClockPort, type KernelStorage, type StoredItem, type StoredValue, isCaipAddress, storedItem } from '@billfold/kernel'
import { objectOf } from '@billfold/kernel/validation'
import { array, custom, maxLength, number, pipe, string } from 'valibot'
import type { OpenSwap } from '../contract.js'
import { limits } from '../limits.js'
import { type ReviewedSwap, deedOf } from './reviewed-swap.js'

const account = custom<OpenSwap['account']>((value) => typeof value === 'string' && isCaipAddress(value))
const swap = objectOf({ at: number(), account, deed: pipe(string(), maxLength(limits.textLength)) })

/** The swaps that wallets were asked for, in whichever tab, until it is known what became of them. */
const openSwapsItem: StoredItem<'swap.open'> = storedItem('swap.open', pipe(array(swap), maxLength(limits.openMost)))

/** Knows what wallets were asked for, over reloads and in other tabs: the same is not asked for twice by itself. */
export class OpenSwaps {
  private readonly stored: StoredValue<readonly OpenSwap[]>

  constructor(
    storage: Pick<KernelStorage, 'item'>,
    private readonly clock: Pick<ClockPort, 'now'>,
  ) {
    this.stored = storage.item(openSwapsItem)
  }

  /** The same swap, where it was asked for and nobody knows that it was not sent. */
  find(reviewed: ReviewedSwap): OpenSwap | undefined {
    const { owner } = reviewed.order
    const deed = deedOf(reviewed)
    return this.read().find((open) => open.account === owner && open.deed === deed)
  }

  /** Notes a swap before its wallet is asked for it. */
  add(reviewed: ReviewedSwap): OpenSwap {
    const open = { at: this.clock.now(), account: reviewed.order.owner, deed: deedOf(reviewed) }
    this.write([...this.read(), open].slice(-limits.openMost))
    return open
  }

  /** It is known what became of it. */
  remove({ at, account: owner, deed }: OpenSwap): void {
    this.write(this.read().filter((open) => open.at !== at || open.account !== owner || open.deed !== deed))
  }

  /** As other tabs have left it. */
  private read(): readonly OpenSwap[] {
    const now = this.clock.now()
    return (this.stored.read() ?? []).filter(({ at }) => now - at < limits.open)
  }

  private write(open: readonly OpenSwap[]): void {
    if (open.length > 0) this.stored.write(open)
    else this.stored.remove()
  }
}
