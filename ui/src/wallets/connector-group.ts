import type { ConnectorRowLike, WalletGroup } from './wallet-row.js'

/** The group of a connector's row. Undefined for one that has no row: the embedded wallet is reached by email, a phone pairs without a picture. */
export function connectorGroup({ type, connectors }: ConnectorRowLike, isMobile: boolean): WalletGroup | undefined {
  if (type === 'AUTH') return undefined
  if (connectors[0].type === 'WALLET_CONNECT') return isMobile ? undefined : 'walletConnect'
  return type === 'EXTERNAL' ? 'external' : 'injected'
}
