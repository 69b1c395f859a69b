import type { Translate } from '@billfold/ui/kit'

import type { en } from '../messages/en.js'
import { type WalletRow, needsPairing } from '../wallets/wallet-row.js'
import type { ShownWallet } from './connect-model.js'
import { walletWarning } from './wallet-warning.js'

export interface ShownWalletNeeds {
  readonly say: Translate<typeof en>
  /** A phone is paired: another one waits until it is disconnected. */
  readonly isPaired: boolean
}

/** A wallet, and what is said about it. To be used in an observer: a doubt may come late. */
export function shownWallet(row: WalletRow, { say, isPaired }: ShownWalletNeeds): ShownWallet {
  return { row, warning: walletWarning(row, say), reason: isPaired && needsPairing(row) ? say('pairedAlready') : undefined }
}
