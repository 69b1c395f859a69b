import type { PlainView } from './entry.js'

/** Facts that decide the first view, beside the address. */
export interface FirstViewSituation {
  readonly hasAdapters: boolean
  /** The host steers the pairing itself. */
  readonly manualPairing: boolean
  readonly isMobile: boolean
}

/** Decides which view opens when the request names none. */
export function firstView({ hasAdapters, manualPairing, isMobile }: FirstViewSituation, isConnected: boolean): PlainView {
  if (manualPairing || (!hasAdapters && !isConnected)) return isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  return isConnected ? 'Account' : 'Connect'
}
