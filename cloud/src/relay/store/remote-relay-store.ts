import * as v from 'valibot'
import { WebSocket } from 'ws'

import { frameText } from '../protocol/frame-text.js'
import { parsedJson } from '../protocol/parsed-json.js'
import type { RelayStore, StoredMessage } from './relay-store.js'
import { type StoreRequest, storeReply } from './store-frames.js'

type Ask = StoreRequest extends infer Request ? (Request extends { id: number } ? Omit<Request, 'id'> : never) : never

interface Waiting {
  readonly resolve: (messages: readonly StoredMessage[]) => void
  readonly reject: (reason: Error) => void
}

/** The store of another process. When the line to it breaks, whatever is under way fails, and the next thing that is asked opens it again. */
export class RemoteRelayStore implements RelayStore {
  private readonly listeners = new Set<(message: StoredMessage) => void>()
  private readonly waiting = new Map<number, Waiting>()
  private line: Promise<WebSocket> | undefined
  private lastId = 0

  constructor(
    private readonly url: string,
    private readonly secret: string,
  ) {}

  /** Opens the line, so that what others append is heard. */
  async open(): Promise<void> {
    await this.connected()
  }

  async append(message: StoredMessage): Promise<void> {
    await this.ask({ ask: 'append', message })
  }

  unread(client: string, topics: readonly string[]): Promise<readonly StoredMessage[]> {
    return this.ask({ ask: 'unread', client, topics: [...topics] })
  }

  async acknowledge(client: string, id: string): Promise<void> {
    await this.ask({ ask: 'acknowledge', client, message: id })
  }

  watch(listener: (message: StoredMessage) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.listeners.clear()
    const line = await this.line?.catch(() => undefined)
    line?.close()
  }

  private async ask(request: Ask): Promise<readonly StoredMessage[]> {
    const line = await this.connected()
    const id = (this.lastId += 1)
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      line.send(JSON.stringify({ ...request, id }))
    })
  }

  private connected(): Promise<WebSocket> {
    this.line ??= this.dialled()
    return this.line
  }

  private dialled(): Promise<WebSocket> {
    const line = new WebSocket(this.url, { headers: { authorization: `Bearer ${this.secret}` } })
    line.on('close', () => this.broken(new Error('The line to the store of the relay is closed.')))
    line.on('message', (data) => {
      const parsed = v.safeParse(storeReply, parsedJson(frameText(data)))
      if (parsed.success) this.hear(parsed.output)
      else line.terminate()
    })
    return new Promise((resolve, reject) => line.on('open', () => resolve(line)).on('error', reject))
  }

  private hear(reply: v.InferOutput<typeof storeReply>): void {
    if (reply.say === 'appended') {
      for (const listener of this.listeners) listener(reply.message)
      return
    }
    this.waiting.get(reply.id)?.resolve(reply.messages)
    this.waiting.delete(reply.id)
  }

  private broken(reason: Error): void {
    this.line = undefined
    for (const { reject } of this.waiting.values()) reject(reason)
    this.waiting.clear()
  }
}
