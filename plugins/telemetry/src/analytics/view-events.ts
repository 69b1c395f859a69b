import type { Connectors, DevicePort, Events, Router } from '@billfold/kernel'

export interface ViewEventNeeds {
  readonly router: Pick<Router, 'data' | 'history' | 'view'>
  readonly connectors: Pick<Connectors, 'find'>
  readonly device: Pick<DevicePort, 'isMobile'>
}

/** What it means that somebody went on to a view. */
const events: Readonly<Record<string, string>> = {
  AllWallets: 'CLICK_ALL_WALLETS',
  ChooseAccountName: 'OPEN_ENS_FLOW',
  Networks: 'CLICK_NETWORKS',
  Swap: 'OPEN_SWAP',
  SwapSelectToken: 'CLICK_SELECT_TOKEN_TO_SWAP',
  Transactions: 'CLICK_TRANSACTIONS',
  WalletSend: 'OPEN_SEND',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
}

/** Reads from the views that somebody goes on to what they chose. Going back is no choice. */
export class ViewEvents {
  private depth: number

  constructor(private readonly needs: ViewEventNeeds) {
    this.depth = needs.router.history.length
  }

  /** What is to be told of the view that stands now. */
  moved(): Events['analytics:recorded'] | undefined {
    const { view, history } = this.needs.router
    const before = this.depth
    this.depth = history.length
    if (this.depth <= before) return undefined
    const event = Object.hasOwn(events, view) ? events[view] : undefined
    return event === undefined ? this.chosenWallet() : { event }
  }

  private chosenWallet(): Events['analytics:recorded'] | undefined {
    const { router, connectors, device } = this.needs
    const data = router.data as Partial<Record<'connectorId' | 'namespace', string>> & { readonly wallet?: { readonly name: string } }
    if (router.view === 'ConnectingExternal') {
      const connector = connectors.find({ id: data.connectorId ?? '', namespace: data.namespace as never })
      return selected(connector?.name ?? data.wallet?.name ?? data.connectorId, 'browser')
    }
    if (router.view !== 'ConnectingWalletConnect') return undefined
    return selected(data?.wallet?.name ?? 'WalletConnect', device.isMobile ? 'mobile' : 'qrcode')
  }
}

function selected(name: string | undefined, platform: string): Events['analytics:recorded'] {
  return { event: 'SELECT_WALLET', properties: { name, platform } }
}
