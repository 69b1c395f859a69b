import type { ChainNamespace, Kernel } from '@billfold/kernel'
import type { Translate } from '@billfold/ui/kit'

import type { ShellWords } from '../messages/shell-words.js'
import { shortName } from '../wallets/short-name.js'

/** What the wallet of a family is called in a sentence. */
export function walletName({ families }: Kernel, namespace: ChainNamespace, say: Translate<ShellWords>): string {
  const name = families.find(namespace)?.account.connectedWalletInfo?.name
  return name === undefined ? say('yourWallet') : shortName(name)
}
