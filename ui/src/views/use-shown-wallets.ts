import { useTranslate } from '@billfold/ui/kit'

import { useKernel } from '../../kit/kernel/kernel-context.js'
import { shellMessages } from '../messages/shell-messages.js'
import type { ShownWallet } from './connect-model.js'
import { isPaired } from './is-paired.js'
import { shownWallet } from './shown-wallet.js'
import { useWalletRows } from './use-wallet-rows.js'

/** The wallets to choose from, with what is said about each. To be used in an observer. */
export function useShownWallets(): readonly ShownWallet[] {
  const say = useTranslate(shellMessages)
  const paired = isPaired(useKernel())
  return useWalletRows().map((row) => shownWallet(row, { say, isPaired: paired }))
}
