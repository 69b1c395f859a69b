import type { Kernel, ChainNamespace } from '@billfold/kernel'
import { type Translate, shortName } from '@billfold/ui/kit'

import { watched, wordedName } from '../../kit/wallet-name/worded-name.js'
import type { ShellWords } from '../messages/shell-messages.js'

/** Name of a family's wallet in a sentence. */
export function walletName({ families }: Kernel, namespace: ChainNamespace, say: Translate<ShellWords>): string {
  const name = families.find(namespace)?.account.connectedWalletInfo?.name
  if (name === undefined) return say('yourWallet')
  return name === watched ? say('viewOnly') : shortName(wordedName(name, say))
}
