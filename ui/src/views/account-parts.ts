import type { AccountAction, OwnedSlotEntry, ViewName } from '@billfold/kernel'
import type { AvatarProps, PictureSource, TabsProps, Translate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactNode } from 'react'

import type { ShellWords } from '../messages/shell-messages.js'
import type { AccountModel } from './account-model.js'

/**
 * What the content of the account is drawn with. The view gives the components of the kit, which need React; the first view gives the same
 * without a state of their own.
 */
export interface AccountParts {
  readonly Avatar: FunctionComponent<AvatarProps>
  readonly Copy: FunctionComponent<{ readonly text: string; readonly label: string }>
  /** An entry of a plugin: one that throws is left out. */
  readonly Entry: FunctionComponent<AccountEntryProps>
  readonly Tabs: FunctionComponent<TabsProps>
  /** A view of a plugin, and what stands in its place until it is here. */
  readonly Inner: FunctionComponent<{ readonly view: ViewName; readonly meanwhile?: ReactNode }>
  readonly Disconnect: FunctionComponent
}

export interface AccountEntryProps {
  readonly entry: OwnedSlotEntry<'account.actions'>
  readonly children: (entry: OwnedSlotEntry<'account.actions'>) => ReactNode
}

/** How the content of the account speaks, and what its presses do. */
export interface AccountContext {
  readonly say: Translate<ShellWords>
  readonly locale: string
  readonly parts: AccountParts
  /** Stands before the ids of the tabs, where they have been drawn with it. */
  readonly tabsId: string | undefined
  /** The tab that was chosen; else it is the first one. */
  readonly tab: string | undefined
  picture(account: AccountModel['account']): PictureSource | undefined
  onTab(id: string): void
  /** Somebody is about to press. */
  onIntent(view: ViewName): void
  onAction(action: AccountAction): void
}

export interface AccountPieceProps {
  readonly model: AccountModel
  readonly context: AccountContext
}
