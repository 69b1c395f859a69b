import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { Lazy } from '../src/core/lazy.js'
import type { KernelProvisions } from '../src/kernel-key.js'
import type { ChainAdapter } from '../src/wallets/contract/chain-adapter.js'
import type { Network } from '../src/wallets/contract/network.js'
import type { RpcMethodLists } from '../src/wallets/open.js'
import type { PairingProfile } from '../src/wallets/contract/pairing.js'
import type { MayAsk } from './ask-wallet.js'
import type { DiscoveryMoment } from './discover-wallets.js'
import type { FailureTable } from './failures.js'
import type { SignAlong } from './sign-along.js'
import type { FoundWallet, WalletFinder } from './wallet-finder.js'

/** Abilities of a family with a connected wallet and its networks: the members of an adapter that answer later. */
export type Operations = Omit<
  ChainAdapter,
  | 'namespace'
  | 'defaultAccountType'
  | 'accounts'
  | 'pairing'
  | 'isAddress'
  | 'prepare'
  | 'displayAddress'
  | 'paymentLink'
  | 'parseUnits'
  | 'formatUnits'
>

/** The name of something that a family can do: the views offer what is named. */
export type OperationName = keyof Operations

/** Services of the kernel that a family works with. */
export type FamilyParts = Pick<
  KernelProvisions,
  'families' | 'clock' | 'connections' | 'http' | 'log' | 'modal' | 'networks' | 'networkSwitch' | 'options' | 'rpc' | 'uuid'
> & {
  /** Aborted when the plugin stops: nobody waits any more. */
  readonly ending: AbortSignal
  /** Throws for a method that the plugin may not ask a wallet for. */
  readonly mayAsk: MayAsk
}

/** Services that a host provider works with, too. */
export interface HostProviderParts<O> extends Omit<FamilyParts, 'ending' | 'mayAsk'> {
  /** The abilities of the family, once they are loaded. */
  readonly operations: Lazy<O>
  readonly adapter: ChainAdapter
}

/** Facts that the manifest of a family states for its runtime, too. */
export interface FamilyIdentity {
  readonly namespace: ChainNamespace
  /** The names of what it can do. */
  readonly can: readonly OperationName[]
  /** When its wallets are looked for; with the modal when absent. */
  readonly discovery?: DiscoveryMoment | undefined
}

/** A chain family: everything that its plugin says of it. The base does the rest. */
export interface Family<O extends Operations = Operations> extends FamilyIdentity {
  readonly address: {
    isValid(text: string): boolean
    /** Loads the code of `isValid`, where it comes with the first wallet that is asked. */
    prepare?(): Promise<unknown>
    /** The form that is shown and copied on a network, where the family has one that catches mistakes. */
    display?(address: string, network?: Network): Promise<string>
    /** What a camera reads as a payment to it, where wallets of the family agree on that. */
    link?(address: string, network?: Network): string
  }
  /** The ways by which its wallets are found: `walletStandard({ … })`, `windowWallets([ … ])`, `eip6963( … )`. */
  readonly finders: readonly WalletFinder[]
  /** The codes by which its wallets fail; those of EIP-1193 when absent. */
  readonly failures?: FailureTable
  /** True for a wallet that goes by the name or the id of another. */
  isImpostor?(found: FoundWallet): boolean
  /** The known wallet that the name of another only looks like, at once or when what tells it has arrived. */
  looksLike?(found: FoundWallet): string | undefined | Promise<string | undefined>
  /** The known brand that a wallet is of, as far as it says: it keeps a place when many strangers come first. */
  brandOf?(found: FoundWallet): string | undefined
  /** Other names and ids of a wallet: one that stands in a page under several standards is one row. */
  aliasesOf?(found: FoundWallet): readonly string[]
  /** How its wallets on phones are reached, at once or when somebody pairs. */
  readonly pairing?: PairingProfile | (() => Promise<PairingProfile>)
  /** Methods that a host may ask of its wallets, directly or after the visitor approved. Others are refused. */
  readonly methods?: RpcMethodLists
  /**
   * The way of a wallet to connect and sign in by one prompt; undefined for one that has none. The account is the one that the person chose there.
   */
  signAlong?(wallet: unknown, operations: Lazy<O>): SignAlong | undefined
  /** Loads what does it: the one lazy seam of a family. */
  operations(parts: FamilyParts): Promise<O>
  /** Makes what the libraries of a host talk to: it stays while wallets come and go. */
  hostProvider?(parts: HostProviderParts<O>): object & { start?(): () => void }
}

/** Says what a family is. */
export function defineFamily<O extends Operations>(family: Family<O>): Family<O> {
  return Object.freeze(family)
}
