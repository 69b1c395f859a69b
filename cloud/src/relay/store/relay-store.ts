/** A message as the relay keeps it: whom it is for is the topic's secret, what it says is the wallets' own. */
export interface StoredMessage {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publisher: string
  readonly attestation?: string
  /** Milliseconds of the wall clock, as everything that is kept longer than a process. */
  readonly publishedAt: number
  readonly expiresAt: number
}

/**
 * Where messages wait for those who are away. Several relays may share one: what one of them appends, the others hear.
 * Who has read a message is kept by client, so that each client gets it until it has said so.
 */
export interface RelayStore {
  /** Keeps a message until it expires, and tells everybody who listens. */
  append(message: StoredMessage): Promise<void>
  /** What a client has not read on some topics, oldest first. Its own messages are not among it. */
  unread(client: string, topics: readonly string[]): Promise<readonly StoredMessage[]>
  acknowledge(client: string, id: string): Promise<void>
  /** Tells of each message once it is kept; returns the undo. */
  watch(listener: (message: StoredMessage) => void): () => void
  close(): Promise<void>
}
