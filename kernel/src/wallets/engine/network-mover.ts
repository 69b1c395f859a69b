import type { Network } from '../contract/network.js'
import type { Publish } from '../../core/open.js'
import { isBillfoldError } from '../../core/errors/billfold-error.js'
import { movingError } from '../errors/moving-errors.js'
import { isRefusal } from '../errors/wallet-refused.js'
import type { Connectors } from '../state/connectors.js'
import type { Adapters, Families } from '../state/families.js'
import type { FamilyState } from '../state/family-state.js'
import type { ModalPort } from '../state/modal-port.js'
import type { ChooseOptions, SwitchOptions, SwitchOutcome } from '../state/network-switch.js'
import type { Networks } from '../state/networks.js'
import { moveWallet } from './move-wallet.js'
import type { Sessions } from './sessions.js'
import { switchPlan } from './switch-plan.js'

/** Parts that families are moved with. */
export interface NetworkMoverNeeds {
  readonly families: Families
  readonly networks: Networks
  readonly connectors: Connectors
  readonly adapters: Adapters
  readonly sessions: Pick<Sessions, 'setNetwork'>
  readonly modal: ModalPort
  readonly publish: Publish
  /** The visitor may switch networks, and may not stay on one that the host did not ask for. */
  leavesUnsupported(): boolean
}

/** Moves families, and their wallets, from network to network. */
export class NetworkMover {
  private turn = 0

  constructor(private readonly needs: NetworkMoverNeeds) {}

  /** Shows the view that a choice in the list of networks leads to, or sets the network. */
  choose(network: Network, { isForced = false }: ChooseOptions): void {
    const { modal } = this.needs
    const plan = switchPlan({ ...this.situation(network), isForced })
    if (plan === 'alert') modal.alert('APKT001', network.caipNetworkId)
    if (plan === 'set') void this.switchTo(network.caipNetworkId, {})
    if (plan === 'other-wallet') modal.show('SwitchActiveChain', { network })
    if (plan === 'confirm' || plan === 'ask') modal.show('SwitchNetwork', { network, mustConfirm: plan === 'confirm' })
  }

  /** Switches to a requested network by its id. A failure goes back one view unless the caller wants it thrown. */
  async switchTo(id: string, { throwOnFailure = false }: SwitchOptions): Promise<SwitchOutcome> {
    const { modal, networks, publish } = this.needs
    try {
      const network = networks.find(id)
      if (network === undefined) {
        modal.alert('APKT001', id)
        throw movingError('network/not-found', { operation: 'switchNetwork', id })
      }
      await this.move(network)
      publish('analytics:recorded', { event: 'SWITCH_NETWORK', properties: { network: network.caipNetworkId } })
      return { status: 'switched' }
    } catch (error) {
      if (throwOnFailure) throw error
      if (modal.view() !== undefined) modal.back()
      if (isRefusal(error)) return { status: 'refused' }
      if (!isBillfoldError(error, 'network/not-found')) modal.tell(error)
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
    const { families } = this.needs
    const family = families.get(network.chainNamespace, 'switchNetwork')
    this.turn += 1
    const { turn } = this
    const { held } = family
    if (held === undefined) family.choose(network)
    else if (held.session.network?.caipNetworkId !== network.caipNetworkId) await moveWallet(held, network, this.needs)
    // A later switch, or another wallet, has the last word.
    if (this.turn !== turn || family.held !== held) return
    families.activate(family.namespace)
    this.follow(family)
  }
}
