/**
 * The table of what a handle itself tells, one reader a row: each becomes a hook of React, a composable of Vue and a store of Svelte
 * (`npm run unit -- ui/headless -u` writes them). Rows of plugins are in `features.ts`.
 */
import type { AccountState, ChainNamespace, ConnectionInfo, Network } from '@billfold/kernel'
import type { Billfold, BillfoldSnapshot, ThemeMode, ThemeVariables } from '@billfold/ui'

import { emailIn, emailUpdaterOf } from './update-email.js'

/** What a reader is given: a handle, and what it knows at the moment. */
export interface PartSource {
  readonly billfold: Billfold
  readonly snapshot: BillfoldSnapshot
}

/** What a reader takes beside that, such as a family. */
export type Given<F> = F extends (source: PartSource, ...given: infer A) => unknown ? A : never

/** An account's amount of the money of its network. */
export interface Balance {
  /** In whole units of the native currency, as plain digits. */
  readonly balance: string
  readonly symbol: string | undefined
}

/** Whether the modal stands, and what opens and closes it. */
export interface ModalState {
  readonly isOpen: boolean
  readonly open: Billfold['open']
  readonly close: Billfold['close']
}

/** How the modal looks, and what changes that. */
export interface ThemeState {
  readonly theme: ThemeMode
  readonly variables: ThemeVariables
  readonly setTheme: Billfold['setTheme']
}

/** The address of who has logged in by e-mail, and how it is changed. */
export interface EmailUpdate {
  /** Undefined for whoever came by a wallet or a provider. */
  readonly email: string | undefined
  /** Opens the modal where the address is changed, and gives the new one. Rejects with 'Modal closed' when it is closed first. */
  readonly updateEmail: () => Promise<string>
}

/** Reads the account that is connected: in front, or with one family. Until the page knows, the status is `reconnecting`. */
export function readAccount({ snapshot: { account, families } }: PartSource, namespace?: ChainNamespace): AccountState {
  return namespace === undefined ? account : (families[namespace]?.account ?? nobody)
}

/** Reads the account's amount of its network's native currency; undefined until a plugin has asked the chain. */
export function readBalance(source: PartSource, namespace?: ChainNamespace): Balance | undefined {
  const { balance, balanceSymbol } = readAccount(source, namespace)
  return balance === undefined ? undefined : { balance, symbol: balanceSymbol }
}

/** The wallets that are connected: all of them, or those of one family. */
export function readConnections({ snapshot: { connections } }: PartSource, namespace?: ChainNamespace): readonly ConnectionInfo[] {
  return namespace === undefined ? connections : connections.filter((connection) => connection.namespace === namespace)
}

/** Whether the modal stands, and how to open and close it. */
export function readModal({ billfold: { open, close }, snapshot: { isOpen } }: PartSource): ModalState {
  return { isOpen, open, close }
}

/** The network in use: by the family in front, or by another one. `billfold.switchNetwork` moves to another. */
export function readNetwork({ snapshot: { network, families } }: PartSource, namespace?: ChainNamespace): Network | undefined {
  return namespace === undefined ? network : families[namespace]?.network.caipNetwork
}

/** The provider of the connected wallet: of the family in front, or of another one; undefined while none is connected. */
export function readProvider({ snapshot: { families, activeNamespace } }: PartSource, namespace?: ChainNamespace): unknown {
  return families[namespace ?? activeNamespace ?? '']?.provider
}

/** Everything that a handle knows at the moment. A component that needs a part of it draws less often with the part's own. */
export function readBillfoldState({ snapshot }: PartSource): BillfoldSnapshot {
  return snapshot
}

/** How the modal looks, and how to change it. */
export function readTheme({ billfold: { setTheme }, snapshot: { theme, variables } }: PartSource): ThemeState {
  return { theme, variables, setTheme }
}

/** The address that the embedded wallet is logged in to with, and a way to change it. */
export function readUpdateEmail({ billfold, snapshot }: PartSource): EmailUpdate {
  return { email: emailIn(snapshot), updateEmail: emailUpdaterOf(billfold) }
}

const nobody: AccountState = { caipAddress: undefined, address: undefined, status: 'disconnected' }
