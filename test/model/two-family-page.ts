import { type Kernel, type PluginManifest, createKernel } from '@billfold/kernel'
import type { FakePorts } from '@billfold/test/fakes'
import { reaction } from 'mobx'

import { eip155 } from '../../plugins/eip155/src/manifest.js'
import { solana } from '../../plugins/solana/src/manifest.js'
import { requested } from './wallet-layout.js'
import { type Family, bothFamilies } from './command.js'
import { momentFaults } from './moment-faults.js'
import type { OwnWallet } from './own-wallet.js'

export interface TwoFamilyPageNeeds {
  readonly ports: FakePorts
  readonly wallets: readonly OwnWallet[]
  /** Plugins beside those of the families. */
  readonly others: readonly PluginManifest[]
  /** Several wallets of a family may be connected at a time. */
  readonly hasSeveral: boolean
  /** Hears what the kernel tells of connections, family by family. */
  onTold(family: Family, word: string): void
  /** Hears of what nobody may ever see. */
  onFault(fault: string): void
}

/** A page with one kernel and the real plugins of both families. */
export class TwoFamilyPage {
  readonly kernel: Kernel
  private isGone = false
  private readonly undo: () => void

  constructor(private readonly needs: TwoFamilyPageNeeds) {
    const { ports, others, hasSeveral } = needs
    this.kernel = createKernel(ports, [eip155({ discovery: 'start' }), solana({ discovery: 'start' }), ...others], {
      projectId: 'test',
      networks: requested,
      features: { multiWallet: hasSeveral },
    })
    this.follow()
    this.undo = this.watch()
  }

  /** Resolves when both plugins run; what is to be restored may still wait for its wallet. */
  async start(): Promise<void> {
    void this.kernel.start()
    await Promise.all(bothFamilies.map((family) => this.kernel.plugins.activate(`chain.${family}`)))
  }

  show(wallet: OwnWallet): void {
    wallet.show(this.needs.ports.page, () => this.isGone)
  }

  /** The page is left. What is under way in a wallet goes on there, and nobody here hears of it. */
  async leave(): Promise<void> {
    this.isGone = true
    this.undo()
    await this.kernel.destroy()
  }

  private follow(): void {
    const { events } = this.kernel
    const { onTold } = this.needs
    events.on('connection:connected', ({ namespace, connectorId, isRestored }) =>
      onTold(namespace as Family, `${isRestored ? 'restored' : 'connected'} ${connectorId}`),
    )
    events.on('connection:disconnected', ({ namespace, connectorId }) => onTold(namespace as Family, `disconnected ${connectorId}`))
    events.on('connection:refused', ({ namespace, connectorId }) => onTold(namespace as Family, `refused ${connectorId}`))
    events.on('connection:failed', ({ namespace, connectorId }) => onTold(namespace as Family, `failed ${connectorId}`))
  }

  /** Looks at every state that anybody could see. */
  private watch(): () => void {
    const { families } = this.kernel
    return reaction(
      () => families.all.map(({ status, session, network }) => ({ status, session, network })),
      () => {
        for (const family of families.all) for (const fault of momentFaults(family, this.needs.wallets)) this.needs.onFault(fault)
      },
      { fireImmediately: true },
    )
  }
}
