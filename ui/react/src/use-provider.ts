import type { ChainNamespace } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'

import { usePart } from './use-part.js'

/** The provider of the connected wallet: of the family in front, or of another one; undefined while none is connected. */
export function useProvider(billfold: Billfold, namespace?: ChainNamespace): unknown {
  return usePart(billfold, ({ families, activeNamespace }) => families[namespace ?? activeNamespace ?? '']?.provider)
}
