import type { ModalPort } from '../wallets/state/modal-port.js'
import type { WalletCore } from '../wallets/state/create-wallet-core.js'
import type { ChainNamespace } from '../core/caip/ids.js'
import { connectorIds } from '../wallets/contract/connector.js'
import { Modal } from '../product/modal/modal.js'
import { CloseGuards } from '../product/router/close-guards.js'
import { leavingViews } from '../product/router/leaving.js'
import type { PlainView } from '../product/router/entry.js'
import { Router } from '../product/router/router.js'
import { Transactions } from '../product/router/transactions.js'
import { unsupportedChainGuard } from '../product/router/unsupported-chain-guard.js'
import { SessionSteps } from '../product/session/steps.js'
import type { Base } from './base.js'
import { closeGuardsOf, sessionStepsOf } from './from-slots.js'
import type { PluginServices } from './plugins.js'
import { situationOf } from './situation.js'

export interface ModalServicesNeeds {
  readonly base: Base
  readonly plugins: PluginServices
  readonly area: Pick<WalletCore, 'families' | 'networks' | 'connectors'>
  readonly shell: ModalPort
}

/** The modal of a kernel: where it stands, and what decides how it opens and closes. */
export interface ModalServices {
  readonly router: Router
  readonly modal: Modal
  readonly transactions: Transactions
  readonly closeGuards: CloseGuards
  readonly sessionSteps: SessionSteps
}

/** Puts the modal together. */
export function composeModal({ base, plugins, area, shell }: ModalServicesNeeds): ModalServices {
  const { log, events, options, toasts, ports } = base
  const { slots, views, adapters } = plugins
  const { families, networks, connectors } = area
  const publish: typeof events.publish = (name, payload) => events.publish(name, payload)

  const router: Router = new Router({
    knowsView: (view) => views.has(view),
    hasAddress: () => families.isConnected,
    close: () => void modal.requestClose(),
    publish,
    log,
    leaving: leavingViews({
      isConnected: () => families.isConnected,
      clear: () => families.active?.describe(families.active.address, { farcasterUrl: undefined }),
      reload: () => connectors.byId(connectorIds.auth)?.reload?.(),
    }),
  })
  const transactions = new Transactions(router, log)
  const closeGuards = new CloseGuards(() => closeGuardsOf(slots, plugins.plugins), log)
  closeGuards.add(unsupportedChainGuard(router, () => options.unsupportedNetworkDismissible))
  const hasAdapter = (namespace: ChainNamespace): boolean => adapters.has(namespace)
  const situation = situationOf({ options, device: ports.device, families, networks, connectors, hasAdapter })
  const modal = new Modal({ router, toasts, transactions, guards: closeGuards, situation, clock: ports.clock, log, publish })
  const sessionSteps = new SessionSteps({
    families,
    sources: () => sessionStepsOf(slots, plugins.plugins),
    open: (view) => shell.show(view as PlainView),
    log,
  })
  return { router, modal, transactions, closeGuards, sessionSteps }
}
