import type { AccountState, ChainNamespace, Network, OwnedSlotEntry, SlotName, ViewName } from '@billfold/kernel'

import { servesActive } from './serves-active.js'

/** Everything that the view of the account shows. */
export interface AccountModel {
  readonly account: AccountState & { readonly address: string }
  readonly network: Network | undefined
  /** What stands is what was known when the page was last here. */
  readonly isReturning: boolean
  /** The view of a plugin that says what the account is worth. */
  readonly summary: ViewName | undefined
  readonly actions: readonly OwnedSlotEntry<'account.actions'>[]
  readonly tabs: readonly OwnedSlotEntry<'account.tabs'>['item'][]
}

export interface AccountSituation extends Pick<AccountModel, 'account' | 'isReturning' | 'network'> {
  readonly namespace: ChainNamespace | undefined
  /** The id of the connector that its wallet is reached through. */
  readonly connectorId: string | undefined
  /** The address is only watched. */
  readonly isViewOnly?: boolean | undefined
  entries<K extends SlotName>(slot: K): readonly OwnedSlotEntry<K>[]
}

/** Decides what the view of the account shows. Pure: it is drawn from the same before there is a kernel. */
export function accountModel({ namespace, connectorId: connected, isViewOnly = false, entries, ...facts }: AccountSituation): AccountModel {
  return {
    ...facts,
    summary: entries('account.summary').find(({ item }) => servesActive(item, namespace))?.item.view,
    actions: entries('account.actions').filter(
      ({ item }) => servesActive(item, namespace) && (item.connectorId ?? connected) === connected && !(isViewOnly && item.signs === true),
    ),
    tabs: entries('account.tabs').flatMap(({ item }) => (servesActive(item, namespace) ? [item] : [])),
  }
}
