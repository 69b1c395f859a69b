import type { Network } from '../contract/network.js'
import type { LazyEngine, WalletEngine } from '../engine/engine.js'
import type { FamilyState } from './family-state.js'
import type { ModalPort } from './modal-port.js'

/** Parts that a switch of networks begins with. */
export interface NetworkSwitchNeeds {
  readonly engine: LazyEngine
  readonly modal: ModalPort
}

/** Options of a choice in a list of networks. */
export interface ChooseOptions {
  /** The visitor has to confirm the switch, whatever is connected. */
  readonly isForced?: boolean
}

/** Options of a switch. */
export interface SwitchOptions {
  /** The caller handles a failure itself: it is thrown, and the view stays. */
  readonly throwOnFailure?: boolean
}

/** Outcome of a switch. A refusal by the person is an outcome of its own. */
export type SwitchOutcome =
  | { readonly status: 'switched' }
  | { readonly status: 'refused' }
  | { readonly status: 'failed'; readonly error: unknown }

/** Moves families, and their wallets, from network to network. */
export class NetworkSwitch {
  constructor(private readonly needs: NetworkSwitchNeeds) {}

  /** The visitor chose a network in a list: shows the view that this leads to, or sets it. */
  choose(network: Network, options: ChooseOptions = {}): void {
    this.try(({ mover }) => mover.choose(network, options))
  }

  /** Opens the way out of a network that is not requested, where a family stands on one, and closes it behind. */
  follow(family: FamilyState): void {
    this.try(({ mover }) => mover.follow(family))
  }

  /** Switches to a requested network by its id. A failure goes back one view unless the caller wants it thrown. */
  async switchTo(id: string, options: SwitchOptions = {}): Promise<SwitchOutcome> {
    const { engine, modal } = this.needs
    try {
      return await engine.use(({ mover }) => mover.switchTo(id, options))
    } catch (error) {
      if (options.throwOnFailure === true) throw error
      modal.tell(error)
      return { status: 'failed', error }
    }
  }

  /** Runs a step that nobody waits for: a failure is told. */
  private try(step: (engine: WalletEngine) => void): void {
    const { engine, modal } = this.needs
    engine.use(step).catch((error: unknown) => modal.tell(error))
  }
}
