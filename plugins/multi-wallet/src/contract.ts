import type { Account, ChainNamespace, ConnectionInfo, Key, Network } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface Views {
    /** One wallet: its name, its accounts, and the ways to let it go. */
    ProfileWallet: ProfileWalletRef
  }
  interface StoredItems {
    /** Names that the visitor gave, by family and connector. */
    'multi-wallet.labels': Readonly<Record<string, string>>
    /** Families and connectors in the order that the visitor chose. */
    'multi-wallet.order': readonly string[]
  }
}

/** The name of a wallet in its family. */
export type ProfileWalletRef = Pick<ConnectionInfo, 'namespace' | 'connectorId'>

/** A wallet that is, or was, connected, as the visitor knows it. */
export interface ProfileWallet extends ProfileWalletRef {
  /** What the visitor calls it, else its own name. */
  readonly name: string
  /** Its own name. */
  readonly ownName: string
  /** Absent while the visitor gave it none. */
  readonly label: string | undefined
  readonly icon: string | undefined
  /** The one in use first; of an ended one those of the last time. */
  readonly accounts: readonly Account[]
  readonly network: Network | undefined
  /** The one in use, another one that stands beside it, or one of earlier. */
  readonly state: 'current' | 'ended' | 'standby'
  /** The one that the whole page is on: the one in use of the family in front. */
  readonly isInFront: boolean
  /** False when nothing reaches it any more: it was removed from the browser. */
  readonly isReachable: boolean
}

/** The wallets of a family that stand. */
export interface ProfileFamily {
  readonly namespace: ChainNamespace
  readonly wallets: readonly ProfileWallet[]
}

/** The wallets of the visitor, for views, hosts and other plugins. Observable; nothing here rejects: what failed is said in the modal. */
export interface ProfileWallets {
  /** Families with a wallet that stands, in the order of the visitor. */
  readonly families: readonly ProfileFamily[]
  /** Wallets of earlier, the latest first. */
  readonly earlier: readonly ProfileWallet[]
  /** The number of wallets that stand; one that reaches several families counts once. */
  readonly count: number
  /** True while a wallet is being asked or told something. */
  isBusy(wallet: ProfileWalletRef): boolean
  find(wallet: ProfileWalletRef): ProfileWallet | undefined
  /** Brings a wallet, and one of its accounts, to the front; one of earlier is connected anew, in the view for that. */
  bringForward(wallet: ProfileWalletRef, address?: string): Promise<void>
  disconnect(wallet: ProfileWalletRef): Promise<void>
  disconnectAll(): Promise<void>
  /** Ends the connection if it stands, and forgets the wallet. */
  forget(wallet: ProfileWalletRef): Promise<void>
  /** Gives a wallet a name; an empty one takes it away again. */
  rename(wallet: ProfileWalletRef, label: string): void
  /** Moves a wallet among those of its family that stand; false where it cannot go further. */
  move(wallet: ProfileWalletRef, by: -1 | 1): boolean
}

/** The wallets of a kernel’s visitor. */
export const profileWalletsKey = 'multi-wallet.wallets' as Key<ProfileWallets>
