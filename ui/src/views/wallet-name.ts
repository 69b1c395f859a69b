import type { ChainNamespace, Kernel } from '@billfold/kernel'
import type { Translate } from '@billfold/ui/kit'

import type { en } from '../messages/en.js'

/** What the wallet of a family is called in a sentence. */
export function walletName({ chains }: Kernel, namespace: ChainNamespace, say: Translate<typeof en>): string {
  return chains.find(namespace)?.account.connectedWalletInfo?.name ?? say('yourWallet')
}
