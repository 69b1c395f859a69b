import { createHash } from 'node:crypto'

/** A message as it is published. Its readers are the topic's secret, and its text is the wallets' own. */
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

/** The room that a message takes up in memory and in a queue, in bytes: a little more than its texts. */
export function weightOf({ message, attestation = '' }: Pick<NewMessage, 'message' | 'attestation'>): number {
  return Buffer.byteLength(message) + attestation.length + 512
}

/** The same for a message that is sent again: a client that lost the answer sends the same sealed text, which no other message has. */
export function digestOf({ topic, publisher, tag, message }: Pick<NewMessage, 'topic' | 'publisher' | 'tag' | 'message'>): string {
  return createHash('sha256').update(`${topic} ${publisher} ${tag} ${message}`).digest('hex').slice(0, 32)
}
