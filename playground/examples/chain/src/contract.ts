import type { Account, CaipNetworkId, ChainAdapter, Key } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface Namespaces {
    example: true
  }
}

/** What wallets of this family say, and what it carries. */
export interface ExampleWalletEvents {
  accounts: readonly Account[]
  network: CaipNetworkId
  disconnect: string | undefined
}

/** How a page talks to a wallet of this family. Whatever comes back is hostile until it is parsed. */
export interface ExampleProvider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: <K extends keyof ExampleWalletEvents>(event: K, listener: (payload: ExampleWalletEvents[K]) => void) => () => void
}

/** The kernel asks for every family's adapter by this name: `chain.adapter:` and the namespace. */
export const exampleAdapterKey = 'chain.adapter:example' as Key<ChainAdapter>
