import type { ConnectMethod, DevicePort, Kernel, RecentWallet, WalletList } from '@billfold/kernel'
import { useKernel, useVisit } from '@billfold/ui/kit'

import { useShell } from '../app/shell-context.js'
import type { WalletRow } from '../wallets/wallet-row.js'
import { walletRows } from '../wallets/wallet-rows.js'
import { rememberedWallets } from './remembered-wallets.js'
import { useConnectMethods } from './use-connect-methods.js'
import { useWalletList } from './use-wallet-list.js'

/** The wallets to choose from, in their order. To be used in an observer: it follows whatever appears. */
export function useWalletRows(): readonly WalletRow[] {
  const kernel = useKernel()
  const { device } = useShell()
  const methods = new Set(useConnectMethods().map(({ item }) => item.kind))
  return rowsOf({ kernel, device, methods, list: useWalletList(), remembered: useVisit(rememberedWallets) })
}

interface RowsSituation {
  readonly kernel: Kernel
  readonly device: DevicePort
  readonly methods: ReadonlySet<ConnectMethod['kind']>
  readonly list: WalletList | undefined
  readonly remembered: readonly RecentWallet[]
}

function rowsOf({ kernel, device, methods, list, remembered }: RowsSituation): readonly WalletRow[] {
  const { options, connectors, connections } = kernel
  const connected = new Set(connections.live.map(({ connectorId }) => connectorId))
  return walletRows({
    connectors: connectors.rows,
    recent: list?.recent ?? [],
    remembered,
    featured: list?.featured ?? [],
    custom: options.wallets.custom,
    recommended: list?.recommended ?? [],
    excluded: unwantedWallets(kernel, list),
    namespace: connectors.filter,
    order: options.orders.connectorTypes,
    isMobile: device.isMobile,
    hasEmail: methods.has('email'),
    hasSocials: methods.has('social'),
    isConnected: (id) => connected.has(id),
  })
}

/** Ids, rdns and names of wallets that the host does not want, and those that the list has learned of them. */
function unwantedWallets({ options }: Kernel, list: WalletList | undefined): readonly string[] {
  const learned = (list?.unwanted ?? []).flatMap(({ name, rdns }) => [name, rdns])
  return [...options.wallets.exclude, ...learned.filter((mark) => mark !== undefined)]
}
