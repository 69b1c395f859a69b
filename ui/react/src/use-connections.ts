import type { ChainNamespace, ConnectionInfo } from '@billfold/kernel'
import type { Billfold } from '@billfold/ui'
import { useMemo } from 'react'

import { usePart } from './use-part.js'

/** The wallets that are connected: all of them, or those of one family. */
export function useConnections(billfold: Billfold, namespace?: ChainNamespace): readonly ConnectionInfo[] {
  const all = usePart(billfold, ({ connections }) => connections)
  return useMemo(() => (namespace === undefined ? all : all.filter((connection) => connection.namespace === namespace)), [all, namespace])
}
