import type { ChainAdapter, Key } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface Namespaces {
    lichen: true
  }
}

/** How a page talks to a wallet of this family. Whatever comes back is hostile until it is parsed. */
export interface LichenProvider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: 'accounts' | 'network' | 'disconnect', listener: (said: unknown) => void) => () => void
}

/** The kernel asks for every family's adapter by this name: `chain.adapter:` and the namespace. */
export const lichenAdapterKey = 'chain.adapter:lichen' as Key<ChainAdapter>
