import type { ChainNamespace, ConnectOutcome, Key, SignInAlong, WalletEntry } from '@billfold/kernel'

/** Way to open a wallet on this device, or on the web. */
export type WalletForm = 'mobile' | 'web' | 'desktop'

/** A link that opens a wallet with a pairing, and where it opens: here, in the page that holds this frame, or beside. */
export interface WalletLink {
  readonly href: string
  readonly target: '_self' | '_top' | '_blank'
}

/** Reason why a pairing link could not be made. */
export type PairingProblem = 'unreachable' | 'refused' | 'clock' | 'no-project' | 'no-relay' | 'offline' | 'not-loaded'

/** State of the pairing link. After `failed` it can be tried again. */
export type PairingState = 'idle' | 'starting' | 'ready' | 'failed'

/** The link that a phone opens or scans, and how it fares. Observable. */
export interface Pairing {
  readonly state: PairingState
  /** The link; undefined until there is one. Whoever knows it can pair: it belongs on the screen, and nowhere else. */
  readonly uri: string | undefined
  readonly problem: PairingProblem | undefined
  /** True once a first code was replaced because its time was over. */
  readonly isRenewed: boolean
  /** Makes the link, or takes the one that still lives. */
  start(): void
  /** Tries again after a failure. */
  retry(): void
  /** The link that opens a wallet with this pairing; undefined without a pairing, or when the wallet has none that is safe to open. */
  link(wallet: WalletEntry, form: WalletForm): WalletLink | undefined
  /** Keeps which wallet was chosen on this device, so that requests can open it again. */
  choose(wallet: WalletEntry | undefined): void
  /** Takes what loads other plugins, which a view has: a wallet may sign in by the approval by which it is paired. */
  lend(load: LoadSignIn): void
}

/** Loads whoever signs people in. */
export type LoadSignIn = (key: Key<SignInAlong>) => Promise<SignInAlong>

/** The pairing in the hands of a host that shows the link itself, in a view of its own. */
export interface ManualPairing extends Pick<Pairing, 'state' | 'uri' | 'problem' | 'retry'> {
  /** Makes the link, and waits for the wallet that takes it. */
  connect(): Promise<ConnectOutcome>
  /** Nobody waits any more: a wallet that approves is let go again. */
  cancel(): void
  /** Tells that the link or its state is another. Returns the undo. */
  watch(listener: () => void): () => void
}

/** A session that the visitor has not ended. */
export interface EndedSession {
  /** Name that the wallet gave itself. */
  readonly name: string
  readonly reason: 'wallet' | 'expired'
}

/** The pairing of a handle, for plugins: a host that shows links itself is handed one by `onPairing`. */
export const pairingKey = 'walletconnect.pairing' as Key<Pairing>

/** Lists that replace those of the family in the proposal. */
export interface NamespaceOverride {
  readonly methods?: readonly string[]
  readonly chains?: readonly string[]
  readonly events?: readonly string[]
}

export interface WalletConnectOptions {
  /** Replaces what is proposed, family by family. */
  readonly namespaces?: { readonly [N in ChainNamespace]?: NamespaceOverride }
  /** Service that verifies the origin of the page. Without it wallets show the domain as not verified. */
  readonly verifyUrl?: string
  /** Opens wallets through their web addresses where they have one. */
  readonly prefersUniversalLinks?: boolean
  /** Hands the pairing to a host that shows the link itself, once it can be used. */
  readonly onPairing?: (pairing: ManualPairing) => void
}

declare module '@billfold/kernel' {
  interface Views {
    /** Download places of a wallet that is not on this device. */
    Downloads: { readonly wallet: WalletEntry }
    /** Notice that the wallet, or its expiry, has ended a connection. */
    PairingEnded: EndedSession
  }
  interface Events {
    /** The link of the pairing is there, was replaced, or is gone. It carries no secret: read the link from the pairing. */
    'pairing:changed': { readonly state: PairingState }
  }
  interface StoredItems {
    /** A pairing is under way: until when an answer is looked for, also by a page that was loaded anew, by the wall clock. */
    'pairing-away': number
  }
  interface ErrorContexts {
    'pairing/no-relay': Readonly<Record<string, never>>
    'pairing/no-project': Readonly<Record<string, never>>
    'pairing/unreachable': { readonly relays: readonly string[] }
    'pairing/refused': { readonly reason: string }
    'pairing/not-loaded': Readonly<Record<string, never>>
    'pairing/link-expired': Readonly<Record<string, never>>
    'pairing/nothing-granted': { readonly wallet: string }
    'pairing/ended': { readonly wallet: string }
    'pairing/not-approved': { readonly wallet: string; readonly what: string }
  }
}
