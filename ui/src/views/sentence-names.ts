import type { Kernel, ChainNamespace } from '@billfold/kernel'
import type { Translate } from '@billfold/ui/kit'

import type { ShellWords } from '../messages/shell-messages.js'

/** Longer names are cut in the middle of a sentence. */
const longest = 32

/** A foreign name as it stands in a sentence: no longer than people can read over. */
export function shortName(name: string): string {
  const signs = Array.from(name.trim())
  return signs.length <= longest
    ? name.trim()
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/** Name of the app in a sentence. */
export function appName({ options }: Kernel, say: Translate<ShellWords>): string {
  const { name } = options.metadata
  return name === undefined ? say('thisApp') : shortName(name)
}

/** Name of a family's wallet in a sentence. */
export function walletName({ families }: Kernel, namespace: ChainNamespace, say: Translate<ShellWords>): string {
  const name = families.find(namespace)?.account.connectedWalletInfo?.name
  return name === undefined ? say('yourWallet') : shortName(name)
}
