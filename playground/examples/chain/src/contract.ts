import type { ChainAdapter, Key } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface Namespaces {
    seamoss: true
  }
}

/** The wallet as a page finds it at `window.seamoss`. Its answers are hostile until parsed. */
export interface SeaMossProvider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: 'accounts' | 'network' | 'disconnect', listener: (said: unknown) => void) => () => void
}

/** Key of the adapter. The kernel makes it of `chain.adapter:` and the namespace. */
export const seaMossAdapterKey = 'chain.adapter:seamoss' as Key<ChainAdapter>
