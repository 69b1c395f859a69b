import type { StoredMessage } from './mailbox/stored-message.js'

/** Something that goes wrong on purpose with messages on their way to a client. */
export interface RelayFault {
  readonly kind: 'drop' | 'delay' | 'duplicate' | 'reorder' | 'cut'
  /** Only messages with one of these tags; all when absent. */
  readonly tags?: readonly number[]
  /** How often; for ever when absent. */
  readonly times?: number
  /** For a delay. */
  readonly milliseconds?: number
}

interface Armed {
  readonly fault: RelayFault
  left: number
}

export interface Delivery {
  readonly message: StoredMessage
  send(): void
  cut(): void
}

/** The switches of a relay that misbehaves for a test. A relay without any delivers as it should. */
export class RelayFaults {
  /** While true, nobody gets in. */
  isClosed = false
  /** How many messages have met a fault. */
  spoiled = 0
  private armed: Armed[] = []
  private held: (() => void)[] = []
  private readonly timers = new Set<NodeJS.Timeout>()

  set(fault: RelayFault): void {
    this.armed.push({ fault, left: fault.times ?? Infinity })
  }

  clear(): void {
    this.isClosed = false
    this.armed = []
    this.release()
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
  }

  /** Delivers a message, as well or badly as the switches say. */
  deliver({ message, send, cut }: Delivery): void {
    const fault = this.next(message)
    const ways: Readonly<Record<RelayFault['kind'] | 'none', () => void>> = {
      none: () => {
        send()
        this.release()
      },
      drop: () => undefined,
      delay: () => this.later(fault?.milliseconds ?? 0, send),
      duplicate: () => {
        send()
        send()
      },
      // It waits until another message has gone before it.
      reorder: () => this.held.push(send),
      cut,
    }
    ways[fault?.kind ?? 'none']()
  }

  private next({ tag }: StoredMessage): RelayFault | undefined {
    const found = this.armed.find(({ fault, left }) => left > 0 && (fault.tags?.includes(tag) ?? true))
    if (found === undefined) return undefined
    found.left -= 1
    this.spoiled += 1
    return found.fault
  }

  private release(): void {
    const held = this.held
    this.held = []
    for (const send of held) send()
  }

  private later(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      run()
    }, milliseconds)
    this.timers.add(timer)
  }
}
