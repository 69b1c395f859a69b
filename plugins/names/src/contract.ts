import type { CaipNetworkId, ChainNamespace, Key, NameResolver } from '@billfold/kernel'
import type { CacheRow } from '@billfold/kernel/data'

export interface NamesOptions {
  /** Endings of the names of your own service, without a dot before: new names get the first, the others are those of before. None: nobody registers. */
  readonly zones?: readonly string[]
  /** Names of ENS, by the chain itself; `false` leaves them out. */
  readonly ens?: false | EnsOptions
  /** Families whose chains have names of their own that are shown; all of them unless told otherwise. */
  readonly families?: readonly NamedFamily[]
}

export interface EnsOptions {
  /** The network whose contracts count; Ethereum by default. It has to be one of the page's. */
  readonly network?: CaipNetworkId
  /** The address of the universal resolver; that of ENS by default. */
  readonly universalResolver?: string
  /** Endings that it knows, with the dot; `.eth` by default. */
  readonly suffixes?: readonly string[]
}

/** A family beside EVM whose chain knows names. */
export type NamedFamily = 'polkadot' | 'solana' | 'stacks' | 'sui'

/** A name as the service of names tells of it. */
export interface RegisteredName {
  readonly name: string
  /** Addresses by coin type (ENSIP-11). */
  readonly addresses: Readonly<Record<string, { readonly address: string }>>
  readonly avatar?: string | undefined
}

/** What a name still lacks to be one that somebody can have. */
export type LabelProblem = 'empty' | 'invalid' | 'short'

/** A name that is offered, and whether somebody has it. */
export interface SuggestedName {
  /** Without its ending. */
  readonly label: string
  readonly name: string
  readonly isRegistered: boolean
}

/** Step of a registration, as a person sees it. */
export type RegistrationPhase = 'form' | 'asking' | 'sending'

/** Registering a name, for views, hosts and other plugins; all of it is observable. */
export interface NameRegistration {
  /** The ending that new names get; undefined where nobody registers. */
  readonly zone: string | undefined
  /** What is typed, without the ending. */
  readonly label: string
  readonly problem: LabelProblem | undefined
  /** Undefined while they are on their way, and where none were asked for. */
  readonly suggestions: readonly SuggestedName[] | undefined
  readonly areSuggestionsFailed: boolean
  /** True once it is known that somebody has what is typed. */
  readonly isTaken: boolean
  /** Names that the account in front has. */
  readonly owned: readonly RegisteredName[]
  readonly phase: RegistrationPhase
  /** The name that was registered last. */
  readonly registered: string | undefined
  write(label: string): void
  /** Lets the wallet sign for the name, sends it, and shows what became of it. True once it is registered. */
  register(): Promise<boolean>
}

/** Names of the host's own service. */
export const profileNamesKey = 'names.profile' as Key<NameResolver>
/** Names that Ethereum itself knows. */
export const ensKey = 'names.ens' as Key<NameResolver>
/** Names that other chains know, by family. */
export const chainNamesKeys: Readonly<Record<NamedFamily, Key<NameResolver>>> = {
  polkadot: 'names.polkadot' as Key<NameResolver>,
  solana: 'names.solana' as Key<NameResolver>,
  stacks: 'names.stacks' as Key<NameResolver>,
  sui: 'names.sui' as Key<NameResolver>,
}
/** The registration of names. */
export const nameRegistrationKey = 'names.registration' as Key<NameRegistration>

declare module '@billfold/kernel' {
  interface Views {
    /** What a name is good for, before the form. */
    ChooseAccountName: undefined
  }
  interface Events {
    /** An account has a name of the host's service from now on. */
    'names:registered': { readonly namespace: ChainNamespace; readonly address: string; readonly name: string }
  }
  interface StoredItems {
    /** Names and addresses as services and chains told them. */
    'cache.names': readonly CacheRow[]
  }
}
