import type { WebSocket } from 'ws'

import { queueLimits } from './limits.js'

/** What all sockets of a relay still have to send, in bytes. */
export interface SendBudget {
  bytes: number
}

/** What one socket still has to send. It grows to a bound: a reader that does not read is cut, and finds its mail later. */
export class SendQueue {
  private bytes = 0
  private stalledAt: number | undefined
  private onRoom: () => void = () => undefined

  constructor(
    private readonly socket: WebSocket,
    private readonly all: SendBudget,
  ) {}

  /** Whether another message may be sent now. */
  get hasRoom(): boolean {
    return this.bytes < queueLimits.socket && this.all.bytes < queueLimits.sockets
  }

  /** Calls whenever something has left. */
  whenRoom(listener: () => void): void {
    this.onRoom = listener
  }

  write(frame: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    const bytes = Buffer.byteLength(frame)
    this.add(bytes)
    this.stalledAt ??= performance.now()
    this.socket.send(frame, () => {
      this.add(-bytes)
      this.stalledAt = this.bytes === 0 ? undefined : performance.now()
      this.onRoom()
    })
  }

  /** True when the other side has taken nothing for too long, though there is something. */
  get isStalled(): boolean {
    return this.stalledAt !== undefined && performance.now() - this.stalledAt > queueLimits.stall
  }

  private add(bytes: number): void {
    this.bytes += bytes
    this.all.bytes += bytes
  }
}
