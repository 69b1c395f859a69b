import type { EventName, Events } from '../open.js'
import { isolate } from '../errors/isolate.js'

/** Hears one event. What it throws stays with it. */
export type EventListener<K extends EventName> = (payload: Events[K]) => unknown

/** An event with its name, for listeners that take them all. */
export type AnyEvent = { readonly [K in EventName]: { readonly name: K; readonly payload: Events[K] } }[EventName]

/** Hears of a listener that throws or rejects: the event, and the plugin that it belongs to when it is a plugin's. */
export type ListenerFailure = (error: unknown, event: EventName, owner: string | undefined) => void

interface Listening {
  readonly name: EventName | undefined
  readonly tell: (event: AnyEvent) => unknown
  readonly owner: string | undefined
}

/** Says what happened to whoever listens. A listener that fails reaches neither the publisher nor the other listeners. */
export class EventBus {
  private readonly listening = new Set<Listening>()

  constructor(private readonly onFailure: ListenerFailure) {}

  publish<K extends EventName>(name: K, payload: Events[K]): void {
    const event = { name, payload } as AnyEvent
    for (const entry of [...this.listening]) {
      const isMeant = (entry.name ?? name) === name && this.listening.has(entry)
      if (isMeant)
        isolate(
          () => entry.tell(event),
          (error) => this.onFailure(error, name, entry.owner),
        )
    }
  }

  /** Returns the undo. */
  on<K extends EventName>(name: K, listener: EventListener<K>, owner?: string): () => void {
    return this.add({ name, tell: (event) => listener(event.payload as Events[K]), owner })
  }

  /** Every event, in order. Returns the undo. */
  onAny(listener: (event: AnyEvent) => unknown, owner?: string): () => void {
    return this.add({ name: undefined, tell: listener, owner })
  }

  dispose(): void {
    this.listening.clear()
  }

  private add(entry: Listening): () => void {
    this.listening.add(entry)
    return () => void this.listening.delete(entry)
  }
}
