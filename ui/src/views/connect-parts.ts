import type { OwnedSlotEntry } from '@billfold/kernel'
import type { ListProps, PictureProps, PictureSource, RowProps, Translate } from '@billfold/ui/kit'
import type { ReactElement, ReactNode } from 'react'

import type { en } from '../messages/en.js'
import type { WalletRow } from '../wallets/wallet-row.js'

/**
 * What the content of the view to connect is drawn with. The view gives the components of the kit, which need React; the first view gives
 * the same without a state of their own.
 */
export interface ConnectParts {
  readonly List: (props: ListProps) => ReactElement
  readonly Row: (props: RowProps) => ReactElement
  readonly Picture: (props: PictureProps) => ReactElement
  /** An entry of a plugin: one that throws is left out. */
  readonly Entry: (props: EntryProps) => ReactNode
}

export interface EntryProps {
  readonly entry: OwnedSlotEntry<'connect.methods'>
  readonly children: (entry: OwnedSlotEntry<'connect.methods'>) => ReactNode
}

/** How the content of the view speaks, and what its presses do. */
export interface ConnectContext {
  readonly say: Translate<typeof en>
  readonly locale: string
  readonly parts: ConnectParts
  /** None of the ways can be pressed now. */
  readonly isBlocked: boolean
  picture(row: WalletRow): PictureSource | undefined
  /** Somebody is about to press. */
  onIntent(view: string): void
  onWallet(row: WalletRow): void
  /** Goes to another view. */
  onView(view: string): void
}
