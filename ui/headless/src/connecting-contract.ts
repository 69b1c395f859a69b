import type { ChainNamespace, ConnectOutcome, Key } from '@billfold/kernel'

/** A wallet that this page can connect: one row of a list of one's own. */
export interface ConnectableWallet {
  readonly id: string
  readonly name: string
  /** Undefined where only its name is known. */
  readonly imageUrl: string | undefined
  /** The families that it can be connected with, in the order of the page. */
  readonly namespaces: readonly ChainNamespace[]
  /** It is on another device: its link is that of the pairing. */
  readonly isRemote: boolean
  /** Its name or id is also another's: a person should look twice. */
  readonly isDoubtful: boolean
}

/** Connecting without the modal. Observable. */
export interface Connecting {
  /** Those that were found so far, each once. */
  readonly wallets: readonly ConnectableWallet[]
  /** The id of the connector that is being asked. */
  readonly asked: string | undefined
  /** Loads what finds the wallets of this browser. A family asks for them before the modal opens where it has `discovery: 'start'`. */
  find(): Promise<void>
  /** Asks a wallet; a no of the visitor is an outcome and no error. Without a family the first that the wallet has. */
  connect(id: string, namespace?: ChainNamespace): Promise<ConnectOutcome>
  /** Calls off what is being asked. */
  cancel(): void
}

/** Connecting, of a handle that a page follows. */
export const connectingKey = 'headless.connecting' as Key<Connecting>
