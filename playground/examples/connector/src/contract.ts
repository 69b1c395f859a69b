/** Namespace of the family that the wallet belongs to. */
export const family = 'eip155'

/** The wallet as a page has it: EIP-1193. Its answers are hostile until parsed. */
export interface OakLeafProvider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: string, listener: (...said: readonly unknown[]) => void) => void
  readonly removeListener: (event: string, listener: (...said: readonly unknown[]) => void) => void
}

/** Options of a host. */
export interface OakLeafOptions {
  /** The wallet. Most connectors find it themselves: by an announcement, a global, a frame, a pairing. */
  readonly provider: OakLeafProvider
}
