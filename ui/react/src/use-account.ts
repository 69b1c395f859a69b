import type { AccountState, ChainNamespace } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'

import { accountOf } from './account-of.js'
import { usePart } from './use-part.js'

/** Reads the account that is connected: in front, or with one family. Until the page knows, the status is `reconnecting`. */
export function useAccount(billfold: Billfold, namespace?: ChainNamespace): AccountState {
  return usePart(billfold, (snapshot) => accountOf(snapshot, namespace))
}
