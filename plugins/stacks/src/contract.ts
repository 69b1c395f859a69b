import type { ChainAdapter, Key } from '@billfold/kernel'
import type { FamilyOptions } from '@billfold/kernel/family'

/** What a host says when it adds the Stacks family. */
export type StacksOptions = FamilyOptions

/** Typed data of SIP-018: Clarity values as hex, or as SIP-030 writes them in JSON. */
export interface StacksTypedData {
  readonly message: unknown
  /** A tuple with `name`, `version` and `chain-id`. */
  readonly domain: unknown
}

/** The signature of a message in hex, and the key that it was made by. */
export interface StacksSigned {
  readonly signature: string
  readonly publicKey: string
}

/** An answer by JSON-RPC, as wallets of SIP-030 give it. */
export interface StacksAnswer {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly result: unknown
}

/**
 * What a host's own libraries talk to: a wallet by SIP-030 that stays the same object while wallets come and go. It fits where
 * `@stacks/connect` takes a provider. Requests go to the account and the network in use.
 */
export interface StacksProvider {
  /** Rejects with an error that has a code of SIP-030. */
  readonly request: (method: string, params?: Readonly<Record<string, unknown>>) => Promise<StacksAnswer>
  /** Tells of `stx_accountChange` and `stx_networkChange`. Returns the undo. */
  readonly listen: (event: string, listener: (told: unknown) => void) => () => void
}

declare module '@billfold/kernel' {
  interface HostProviders {
    stacks: StacksProvider
  }
}

/** Requests that a Stacks wallet shows to the person (SIP-030). */
export const askedMethods = [
  'stx_signMessage',
  'stx_signStructuredMessage',
  'stx_signTransaction',
  'stx_transferStx',
  'stx_transferSip10Ft',
  'stx_transferSip9Nft',
  'stx_callContract',
  'stx_deployContract',
] as const

/** The adapter of the Stacks family: `chain.adapter:` and the namespace. */
export const stacksAdapterKey = 'chain.adapter:stacks' as Key<ChainAdapter>

/** What a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const stacksProviderKey = 'chain.host-provider:stacks' as Key<StacksProvider>
