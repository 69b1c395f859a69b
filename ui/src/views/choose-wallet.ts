import type { Kernel } from '@billfold/kernel'
import { walletListKey } from '@billfold/kernel'

import { walletStep } from '../wallets/choose-connector.js'
import type { WalletRow } from '../wallets/wallet-row.js'

/** Goes where a press on a wallet leads. */
export function chooseWallet({ connectors, router, views, log, plugins }: Kernel, row: WalletRow): void {
  if (row.wallet?.retired !== undefined) return router.push('RetiredWallet', { wallet: row.wallet })
  const step = walletStep(row, connectors.filter)
  if (step.to === 'families') return router.push('ConnectFamilies', { name: row.name })
  const entry = row.wallet === undefined ? undefined : { wallet: row.wallet }
  if (step.to === 'pairing') {
    if (row.wallet !== undefined && plugins.find(walletListKey)?.leaveFor?.(row.wallet) === true) return
    // The visitor reads that it is not available here; this is for who can change that.
    if (!views.has('ConnectingWalletConnect')) log.error('WalletConnectConnector not found: register the walletconnect connector plugin.')
    return router.push('ConnectingWalletConnect', entry)
  }
  router.push('ConnectingExternal', { connectorId: step.connector.id, namespace: step.connector.namespace, ...entry })
}
