/** Facts that a choice in the list of networks depends on. */
export interface SwitchSituation {
  readonly isRequested: boolean
  /** The network is the one in use already. */
  readonly isSame: boolean
  /** The family of the network has an address. */
  readonly isTargetConnected: boolean
  /** The family that is active has an address, and is another one. */
  readonly isOtherConnected: boolean
  /** The active family is connected by email or social login, and that reaches the family of the network too. */
  readonly isAuthReachable: boolean
  readonly isForced: boolean
}

/**
 * Consequence of a choice: nothing, the alert for an unconfigured network, the network is just set, another wallet is
 * needed first, or the wallet is asked in the switch view, there after a confirmation where the person must know.
 */
export type SwitchPlan = 'none' | 'alert' | 'set' | 'other-wallet' | 'confirm' | 'ask'

/** Decides what happens when a network is chosen in a list. The first rule that fits counts. */
export function switchPlan(situation: SwitchSituation): SwitchPlan {
  const { isRequested, isSame, isTargetConnected, isOtherConnected, isAuthReachable, isForced } = situation
  if (!isRequested) return 'alert'
  if (isSame) return 'none'
  if (isAuthReachable || isForced) return 'confirm'
  if (isTargetConnected) return 'ask'
  return isOtherConnected ? 'other-wallet' : 'set'
}
