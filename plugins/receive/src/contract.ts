import type { CaipNetworkId, Key } from '@billfold/kernel'

/** Where somebody pays to. */
export interface Receiver {
  /** As it is shown and copied on the network. */
  readonly address: string
  /** What a camera reads: a link of the family, else the address itself. */
  readonly link: string
  /** The network that the address stands for. */
  readonly networkId: CaipNetworkId | undefined
}

/** The address of the account in front, for views and hosts. Observable. */
export interface Receiving {
  /** Undefined until it is known, and while it could not be written. */
  readonly receiver: Receiver | undefined
  readonly hasFailed: boolean
  /** Writes the address of the account in front. Never rejects. */
  prepare(): Promise<void>
}

/** Receiving, of a kernel. */
export const receivingKey = 'receive.receiving' as Key<Receiving>
