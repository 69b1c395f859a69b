import type { EventBus, Kernel, StoredValue } from '@billfold/kernel'
import { ApprovalDesk, type ApprovalDeskNeeds } from '../approval/approval-desk.js'
import { type ConnectPersonNeeds, connectPerson } from '../login/connect-person.js'
import { EmbeddedWallet, type EmbeddedWalletNeeds } from './embedded-wallet.js'
import { namePerson } from './name-person.js'
import { restorePerson } from './restore-person.js'

export interface OpenWalletNeeds
  extends Omit<EmbeddedWalletNeeds, 'client' | 'desk' | 'families' | 'networks'>, ApprovalDeskNeeds, Omit<ConnectPersonNeeds, 'wallet'> {
  readonly client: ApprovalDeskNeeds['client'] & EmbeddedWalletNeeds['client']
  readonly events: Pick<EventBus, 'on'>
  readonly families: Kernel['families']
  readonly networks: Kernel['networks']
  readonly storedProvider: Pick<StoredValue<string>, 'read'>
}

/** The embedded wallet, for who has proven that it is them. */
export interface OpenedWallet {
  readonly wallet: EmbeddedWallet
  /** Connects whoever has just logged in. */
  connectPerson(method: 'email' | 'social'): Promise<void>
  /** Connects whoever logged in on this page before, where their session lives. */
  restore(): Promise<void>
  dispose(): void
}

/** Makes the wallet with what belongs to it: the questions to the person, and their name on the account. */
export function openWallet(needs: OpenWalletNeeds): OpenedWallet {
  const desk = new ApprovalDesk(needs)
  const wallet = new EmbeddedWallet({ ...needs, desk })
  const undos = [desk.followLeaving(needs.events), namePerson({ ...needs, wallet })]
  return {
    wallet,
    connectPerson: (method) => connectPerson({ ...needs, wallet }, method),
    restore: () => restorePerson({ ...needs, wallet }),
    dispose() {
      for (const undo of undos) undo()
    },
  }
}
