import { connectorIds } from '@billfold/kernel'

import type { ConnectorRowLike, WalletGroup } from './wallet-row.js'

/** The group of a connector's row. Undefined for one that has no row: the embedded wallet is reached by email, the nameless browser wallet shows on phones only. */
export function connectorGroup({ id, type, connectors }: ConnectorRowLike, isMobile: boolean): WalletGroup | undefined {
  if (type === 'AUTH') return undefined
  if (connectors[0].type === 'WALLET_CONNECT') return isMobile ? undefined : 'walletConnect'
  if (type === 'EXTERNAL') return 'external'
  if (type === 'INJECTED' && id === connectorIds.injected && connectors[0].info?.rdns === undefined)
    return isMobile ? 'injected' : undefined
  return 'injected'
}
