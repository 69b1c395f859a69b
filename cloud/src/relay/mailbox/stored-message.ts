/** A message as it is published: whom it is for is the topic's secret, what it says is the wallets' own. */
export interface NewMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publisher: string
  readonly project: string
  readonly attestation?: string
  /** Milliseconds of the wall clock, as everything that is kept longer than a process. */
  readonly publishedAt: number
  readonly expiresAt: number
}

/** A message that is kept: its number is higher than that of every one before. */
export interface StoredMessage extends NewMessage {
  readonly seq: number
}

/** What a message takes up in memory and in a queue, in bytes: a little more than its texts. */
export function weightOf({ message, attestation = '' }: Pick<NewMessage, 'message' | 'attestation'>): number {
  return Buffer.byteLength(message) + attestation.length + 512
}
