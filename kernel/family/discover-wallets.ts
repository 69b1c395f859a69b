import { kernelKey } from '../src/kernel-key.js'
import { reaction } from 'mobx'
import type { ChainNamespace } from '../src/core/caip/ids.js'
import { isSameId } from '../src/core/validation/same-id.js'
import type { PagePort } from '../src/core/ports.js'
import type { PluginScope } from '../src/core/plugins/runtime.js'

/** When the wallets of a browser are asked to show themselves: as the modal opens, at once, or never. */
export type DiscoveryMoment = 'open' | 'start' | false

/** The wallets of a family that a browser has. */
export interface BrowserWalletList {
  /** Asks them to show themselves; asking again finds those that missed it. */
  ask(): void
  dispose(): void
}

/** Needs of a search for wallets: the window, and the connectors that must not be taken off the list. */
export interface BrowserWalletSearch {
  readonly page: PagePort
  /** True while somebody is connected through this connector, or is being asked. */
  isInUse(connectorId: string): boolean
}

/** Of which family wallets are looked for, from when on, and by what. */
export interface WalletDiscovery {
  readonly namespace: ChainNamespace
  readonly moment: DiscoveryMoment
  create(search: BrowserWalletSearch): BrowserWalletList
}

/** Looks for a family's wallets when somebody wants to see them, or an earlier connection waits for its own: not before. */
export function discoverWallets(scope: PluginScope, { namespace, moment, create }: WalletDiscovery): void {
  const page = scope.find(kernelKey('page'))
  if (page === undefined || moment === false) return
  const [modal, families, connections] = [
    scope.get(kernelKey('modal')),
    scope.get(kernelKey('families')),
    scope.get(kernelKey('connections')),
  ]
  // Embedded it is seen all the time, and nobody opens it.
  const { isEmbedded } = scope.get(kernelKey('options'))
  const isInUse = (id: string): boolean =>
    isSameId(families.find(namespace)?.attempt?.connectorId, id) ||
    connections.live.some((live) => live.namespace === namespace && live.connectorId === id)
  const wallets = create({ page, isInUse })
  scope.onStop(() => wallets.dispose())
  const isWanted = (): readonly [boolean, boolean] => [modal.isOpen || isEmbedded, families.find(namespace)?.remembered !== undefined]
  const askWhenWanted = ([isOpen, isAwaited]: readonly [boolean, boolean]): void => {
    if (isOpen || isAwaited || moment === 'start') wallets.ask()
  }
  scope.onStop(reaction(isWanted, askWhenWanted, { fireImmediately: true, equals: (one, other) => String(one) === String(other) }))
}
