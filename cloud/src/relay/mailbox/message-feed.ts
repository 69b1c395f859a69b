import type { Database, Log } from '../../database/database.js'
import type { Mailbox } from './mailbox.js'
import type { StoredMessage } from './stored-message.js'

export interface MessageFeedOptions {
  readonly mailbox: Mailbox
  readonly database: Pick<Database, 'listen'>
  /** Whether anybody here waits for a topic: only those messages are fetched. */
  readonly isWanted: (topic: string) => boolean
  readonly deliver: (message: StoredMessage) => void
  readonly log: Log
}

const channel = 'billfold_relay'
/** How many numbers are looked at, and how many messages are fetched, at a time. */
const pages = { numbers: 1_000, messages: 50 } as const

/**
 * Every message once and in order, whichever cloud took it. Others say only how far the numbers have come: what somebody here
 * waits for is fetched. What was missed while the database was away is found by the numbers.
 */
export class MessageFeed {
  private heard = 0
  private known = 0
  /** Those that this cloud took itself, and need not be fetched. */
  private readonly own = new Map<number, StoredMessage>()
  private advancing: Promise<void> | undefined
  private isEnded = false
  private unlisten: () => void = () => undefined

  constructor(private readonly options: MessageFeedOptions) {}

  /** Begins with what comes from now on: what was there before waits in the mailbox for whoever subscribes. */
  async open(): Promise<void> {
    const { database, mailbox } = this.options
    this.unlisten = await database.listen(channel, {
      hear: (notice) => this.heardOf(notice),
      back: () => this.catchUp(),
    })
    this.heard = this.known = await mailbox.newest()
  }

  close(): void {
    this.isEnded = true
    this.unlisten()
  }

  /** Takes what this cloud has just kept. */
  took(messages: readonly StoredMessage[]): void {
    for (const message of messages) if (message.seq > this.heard) this.own.set(message.seq, message)
    this.hear(messages.at(-1)?.seq ?? 0)
  }

  /** Looks for what was kept and not heard of. */
  catchUp(): void {
    this.options.mailbox.newest().then(
      (newest) => this.hear(newest),
      (error: unknown) => this.options.log('The relay could not look for what it missed', error),
    )
  }

  private heardOf(notice: string): void {
    const [upTo, origin] = notice.split(' ')
    // Its own messages a cloud has at hand.
    if (origin !== this.options.mailbox.origin) this.hear(Number(upTo))
  }

  private hear(upTo: number): void {
    if (!(upTo > this.known)) return
    this.known = upTo
    this.advancing ??= this.advance()
  }

  private async advance(): Promise<void> {
    try {
      while (this.heard < this.known && !this.isEnded) await this.step()
    } catch (error) {
      // The next notice, or the line that comes back, goes on from the same number.
      this.known = this.heard
      if (!this.isEnded) this.options.log('The relay could not read new messages', error)
    } finally {
      this.advancing = undefined
    }
  }

  private async step(): Promise<void> {
    const next = this.own.get(this.heard + 1)
    if (next !== undefined) return this.pass(next)
    const { mailbox, isWanted } = this.options
    const upTo = this.known
    const found = await mailbox.topicsBetween(this.heard, upTo, pages.numbers)
    const last = found.length < pages.numbers ? upTo : (found.at(-1)?.seq ?? upTo)
    const wanted = found.filter(({ seq, topic }) => isWanted(topic) || this.own.has(seq)).map(({ seq }) => seq)
    for (let from = 0; from < wanted.length; from += pages.messages) {
      const page = wanted.slice(from, from + pages.messages)
      const missing = page.filter((seq) => !this.own.has(seq))
      const fetched = missing.length === 0 ? [] : await mailbox.byNumber(missing)
      const messages = [...fetched, ...page.flatMap((seq) => this.own.get(seq) ?? [])]
      for (const message of messages.toSorted((a, b) => a.seq - b.seq)) this.pass(message)
    }
    this.heard = last
    for (const seq of this.own.keys()) if (seq <= last) this.own.delete(seq)
  }

  private pass(message: StoredMessage): void {
    this.own.delete(message.seq)
    this.heard = message.seq
    this.options.deliver(message)
  }
}
