import type { Network } from '../contract/network.js'
import type { Publish } from '../../core/open.js'
import { isBillfoldError } from '../../core/errors/billfold-error.js'
import { networkError } from '../errors/network-errors.js'
import { toMessage } from '../../core/errors/to-message.js'
import { isRefusal } from '../errors/wallet-refused.js'
import type { FamilyState } from './family-state.js'
import type { Families } from './families.js'
import type { Connectors } from './connectors.js'
import type { LateEngine } from '../engine/engine.js'
import type { Networks } from './networks.js'
import type { ModalPort } from './modal-port.js'
import { switchPlan } from './switch-plan.js'

/** What a switch of networks touches. */
export interface NetworkSwitchNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly engine: LateEngine
  readonly modal: ModalPort
  readonly publish: Publish
  /** The visitor may switch networks, and may not stay on one that the host did not ask for. */
  leavesUnsupported(): boolean
}

/** What the caller of a switch wants of it. */
export interface SwitchOptions {
  /** The caller handles a failure itself: it is thrown, and the view stays. */
  readonly throwOnFailure?: boolean
}

/** How a switch ended. A refusal by the person is an outcome of its own. */
export type SwitchOutcome =
  | { readonly status: 'switched' }
  | { readonly status: 'refused' }
  | { readonly status: 'failed'; readonly error: unknown }

/** Moves families, and their wallets, from network to network. */
export class NetworkSwitch {
  private turn = 0

  constructor(private readonly needs: NetworkSwitchNeeds) {}

  /** The visitor chose a network in a list: shows the view that this leads to, or sets it. `isForced` asks for a confirmation. */
  choose(network: Network, { isForced = false }: { readonly isForced?: boolean } = {}): void {
    const { modal } = this.needs
    const plan = switchPlan({ ...this.situation(network), isForced })
    if (plan === 'alert') modal.alert('APKT001', network.caipNetworkId)
    if (plan === 'set') void this.switchTo(network.caipNetworkId)
    if (plan === 'other-wallet') modal.show('SwitchActiveChain', { network })
    if (plan === 'confirm' || plan === 'ask') modal.show('SwitchNetwork', { network, mustConfirm: plan === 'confirm' })
  }

  /** Switches to a requested network by its id. A failure goes back one view unless the caller wants it thrown. */
  async switchTo(id: string, { throwOnFailure = false }: SwitchOptions = {}): Promise<SwitchOutcome> {
    const { modal, networks, publish } = this.needs
    try {
      const network = networks.find(id)
      if (network === undefined) {
        modal.alert('APKT001', id)
        throw networkError('network/not-found', { operation: 'switchNetwork', id })
      }
      await this.move(network)
      publish('analytics:recorded', { event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
      return { status: 'switched' }
    } catch (error) {
      if (throwOnFailure) throw error
      if (modal.view() !== undefined) modal.back()
      if (isRefusal(error)) return { status: 'refused' }
      if (!isBillfoldError(error, 'network/not-found')) modal.tell(toMessage(error))
      return { status: 'failed', error }
    }
  }

  /** Follows what a wallet told of its network: opens the way out of one that was not requested, and closes it behind. */
  follow(family: FamilyState): void {
    const { families, modal, leavesUnsupported } = this.needs
    if (family !== families.active) return
    const isUnsupported = family.network?.isUnsupported === true
    if (isUnsupported && leavesUnsupported()) modal.show('UnsupportedChain')
    if (!isUnsupported && modal.view() === 'UnsupportedChain') modal.close()
  }

  private situation(network: Network): Omit<Parameters<typeof switchPlan>[0], 'isForced'> {
    const { families, networks, connectors } = this.needs
    const { chainNamespace, caipNetworkId } = network
    const target = families.find(chainNamespace)
    const { active } = families
    const auth = active?.session?.connector
    return {
      isRequested: networks.find(caipNetworkId) !== undefined,
      isSame: active === target && target?.network?.caipNetworkId === caipNetworkId,
      isTargetConnected: target?.address !== undefined,
      isOtherConnected: active !== target && active?.address !== undefined,
      isAuthReachable: auth?.type === 'AUTH' && connectors.find({ id: auth.id, namespace: chainNamespace }) !== undefined,
    }
  }

  private async move(network: Network): Promise<void> {
    const { families, engine } = this.needs
    const family = families.get(network.chainNamespace, 'switchNetwork')
    this.turn += 1
    const { turn } = this
    const { held } = family
    if (held === undefined) family.choose(network)
    else if (held.session.network?.caipNetworkId !== network.caipNetworkId) await engine.use(({ moveWallet }) => moveWallet(held, network))
    // A later switch, or another wallet, has the last word.
    if (this.turn !== turn || family.held !== held) return
    families.activate(family.namespace)
    this.follow(family)
  }
}
