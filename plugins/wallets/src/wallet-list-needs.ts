import type { ClockPort, DevicePort, ListedWallet, Networks, WalletOptions } from '@billfold/kernel'
import type { WalletSupply } from './contract.js'
import type { SearchWish } from './questions.js'
import type { RecentWallets } from './recent-wallets.js'

/** What the list of wallets needs. */
export interface WalletListNeeds {
  readonly supply: WalletSupply
  readonly options: WalletOptions
  readonly networks: Pick<Networks, 'requested'>
  readonly device: Pick<DevicePort, 'isMobile' | 'watch'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic' | 'now'>
  readonly recents: RecentWallets
  /** The wallets that are, or will be, over. */
  readonly retired: readonly ListedWallet[]
  /** Hears of failures that views tell in their own words. */
  readonly tell: (error: unknown) => void
  readonly leaveFor: (wallet: ListedWallet) => boolean
  /** Hears what is searched for. */
  readonly onSearch: (wish: SearchWish) => void
}
