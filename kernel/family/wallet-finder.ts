import type { CaipNetworkId } from '../src/core/caip/ids.js'
import type { Log } from '../src/core/log/log.js'
import type { ClockPort, PagePort } from '../src/core/ports.js'
import type { WalletDriver } from './wallet-driver.js'

/** Description that a wallet gave of itself, read once: plain text, and the wallet as it is. */
export interface FoundWallet {
  /** The stable key of the standard, by which a connection is stored: never an object or a number of this load. */
  readonly id: string
  readonly name: string
  /** Absent when the wallet has none that may be shown. */
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
  /** `ANNOUNCED` shows itself, `INJECTED` only left something on the window. */
  readonly type: 'ANNOUNCED' | 'INJECTED'
  /** For who left something on the window: the id of the same wallet when it announces itself. */
  readonly announcedId?: string | undefined
  /** The networks that it is limited to, as far as it says. */
  readonly networkIds?: readonly CaipNetworkId[] | undefined
  /** The object that is asked when somebody chooses it. */
  readonly wallet: object
}

/** Needs of a finder. */
export interface FinderPorts {
  readonly page: Pick<PagePort, 'dispatch' | 'global' | 'listen' | 'names'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  /** Takes what shows itself, unless it is too much. Returns what takes it away again. */
  take(read: () => FoundWallet | undefined): () => void
}

/** A finder at work. */
export interface RunningFinder {
  /** Asks the wallets to show themselves; asking again finds those that missed it. */
  ask(): void
  /** Hears nothing any more. */
  stop(): void
}

/** One way by which wallets of a family are found in a page. */
export interface WalletFinder {
  /** How the wallets are asked that are found so. */
  readonly driver: WalletDriver
  /** True when one of them is the other, shown again. */
  isSame(one: FoundWallet, other: FoundWallet): boolean
  start(ports: FinderPorts): RunningFinder
}
