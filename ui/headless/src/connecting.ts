import {
  type ChainNamespace,
  type ConnectOutcome,
  type Connectors,
  type Kernel,
  type PluginRuntime,
  kernelKeys,
  service,
} from '@billfold/kernel'
import { makeAutoObservable } from 'mobx'

import { type ConnectableWallet, type Connecting, connectingKey } from './connecting-contract.js'

interface ConnectingNeeds extends Pick<Kernel, 'connections' | 'connectors' | 'families'> {
  readonly plugins: Pick<Kernel['plugins'], 'fire'>
}

class ConnectingStore implements Connecting {
  private readonly needs: ConnectingNeeds

  constructor(needs: ConnectingNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs'>(this, { needs: false, find: false, connect: false, cancel: false })
  }

  get wallets(): readonly ConnectableWallet[] {
    return this.rows.map(({ id, name, imageUrl, connectors: [first, ...others] }) => ({
      ...{ id, name, imageUrl, isRemote: first.type === 'WALLET_CONNECT' },
      namespaces: [first, ...others].map(({ namespace }) => namespace),
      isDoubtful: [first, ...others].some(({ doubt }) => doubt !== undefined),
    }))
  }

  get asked(): string | undefined {
    return this.needs.families.all.find(({ attempt }) => attempt !== undefined)?.attempt?.connectorId
  }

  find(): Promise<void> {
    return this.needs.plugins.fire('open')
  }

  async connect(id: string, namespace?: ChainNamespace): Promise<ConnectOutcome> {
    await this.find()
    const connectors = this.rows.find((row) => row.id === id)?.connectors ?? []
    const connector = connectors.find((each) => namespace === undefined || each.namespace === namespace)
    if (connector === undefined) throw new Error(`There is no wallet ${id} here${namespace === undefined ? '' : ` for ${namespace}`}.`)
    return this.needs.connections.connect(connector)
  }

  cancel(): void {
    this.needs.connections.cancel()
  }

  /** Without logins, which have views of their own, and without what only watches. */
  private get rows(): Connectors['rows'] {
    return this.needs.connectors.rows.filter(({ type, connectors: [first] }) => type !== 'AUTH' && first.isViewOnly !== true)
  }
}

const needs = kernelKeys('connections', 'connectors', 'families', 'plugins')

/** The lazy half: the wallets of this page, and the way to connect one. */
export const connectingPlugin: PluginRuntime = {
  services: [service(connectingKey, needs, (given) => new ConnectingStore(given))],
}
