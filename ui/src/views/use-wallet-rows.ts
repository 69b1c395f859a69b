import type { DevicePort, Kernel, WalletList } from '@billfold/kernel'
import { useKernel } from '@billfold/ui/kit'

import { useShell } from '../app/shell-context.js'
import type { WalletRow } from '../wallets/wallet-row.js'
import { walletRows } from '../wallets/wallet-rows.js'
import { useWalletList } from './use-wallet-list.js'

/** The wallets to choose from, in their order. To be used in an observer: it follows whatever appears. */
export function useWalletRows(): readonly WalletRow[] {
  const kernel = useKernel()
  const { device } = useShell()
  return rowsOf({ kernel, device, list: useWalletList() })
}

interface RowsSituation {
  readonly kernel: Kernel
  readonly device: DevicePort
  readonly list: WalletList | undefined
}

function rowsOf({ kernel, device, list }: RowsSituation): readonly WalletRow[] {
  const { options, connectors, connections, slots } = kernel
  const methods = slots.entries('connect.methods').map(({ item }) => item.kind)
  const connected = new Set(connections.live.map(({ connectorId }) => connectorId))
  return walletRows({
    connectors: connectors.rows,
    recent: list?.recent ?? [],
    featured: list?.featured ?? [],
    custom: options.wallets.custom,
    recommended: list?.recommended ?? [],
    excluded: options.wallets.exclude,
    order: options.orders.connectorTypes,
    isMobile: device.isMobile,
    hasEmail: methods.includes('email'),
    hasSocials: methods.includes('social'),
    isConnected: (id) => connected.has(id),
  })
}
