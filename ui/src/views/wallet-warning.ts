import type { Translate } from '@billfold/ui/kit'

import type { ShellWords } from '../messages/shell-messages.js'
import type { WalletRow } from '../wallets/wallet-row.js'

/** Why one should look twice at a wallet; undefined where nothing speaks against it. To be used in an observer: a doubt may come late. */
export function walletWarning({ connectors }: Pick<WalletRow, 'connectors'>, say: Translate<ShellWords>): string | undefined {
  const like = connectors.find(({ doubt }) => doubt === 'look-alike')
  if (like !== undefined) return say('whyLookAlike', { wallet: like.looksLike ?? like.name })
  return connectors.some(({ doubt }) => doubt === 'unverified') ? say('whyUnverified') : undefined
}
