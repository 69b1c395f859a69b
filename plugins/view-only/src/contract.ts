import type { ChainNamespace, Key } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface Views {
    /** Where somebody enters an address to watch; `text` stands there already, such as one from a link of the page. */
    WatchAddress: undefined | { readonly text?: string }
  }
  interface StoredItems {
    /** Watched addresses by family, the latest first. */
    'view-only.addresses': Readonly<Record<string, readonly string[]>>
  }
}

/** The id of the connector that watches, the same in every family. */
export const viewOnlyId = 'viewOnly'

/** A watched address. */
export interface WatchedAddress {
  readonly namespace: ChainNamespace
  readonly address: string
}

/** Addresses that are watched. Observable. */
export interface Watching {
  /** Those of earlier too, the latest first. */
  readonly addresses: readonly WatchedAddress[]
  /** Finds the address in a text: an address, a CAIP-10 id, a payment link, or a page of an explorer. Undefined where there is none of a family of this page. */
  find(text: string): Promise<WatchedAddress | undefined>
  /** Puts an address in front, as if its wallet were connected. Rejects when that fails. */
  watch(watched: WatchedAddress): Promise<void>
  /** Forgets an address, and stops watching it. */
  forget(watched: WatchedAddress): Promise<void>
}

/** The watching of a kernel. */
export const watchingKey = 'view-only.watching' as Key<Watching>
