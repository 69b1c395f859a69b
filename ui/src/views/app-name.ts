import type { Kernel } from '@billfold/kernel'
import type { Translate } from '@billfold/ui/kit'

import type { ShellWords } from '../messages/shell-words.js'
import { shortName } from '../wallets/short-name.js'

/** What the app is called in a sentence. */
export function appName({ options }: Kernel, say: Translate<ShellWords>): string {
  const { name } = options.metadata
  return name === undefined ? say('thisApp') : shortName(name)
}
