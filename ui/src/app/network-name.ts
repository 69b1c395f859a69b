import type { Network } from '@billfold/kernel'
import type { Translate } from '@billfold/ui/kit'

import type { ShellWords } from '../messages/shell-messages.js'

/** What a network is called: its own name, or that it is none of the app's. */
export function networkName({ name, isUnsupported }: Network, say: Translate<ShellWords>): string {
  return isUnsupported === true ? say('unsupportedNetwork') : name
}
