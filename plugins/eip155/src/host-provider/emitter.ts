import type { Eip1193Listener } from '../provider/eip1193.js'

/** Who listens to what, as EIP-1193 and its libraries have it. A listener that fails leaves the others listening. */
export class Emitter {
  private readonly listeners = new Map<string, { readonly listener: Eip1193Listener; readonly isOnce: boolean }[]>()

  constructor(private readonly onFailure: (error: unknown) => void) {}

  add(event: string, listener: Eip1193Listener, isOnce = false): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), { listener, isOnce }])
  }

  /** Takes one of them away, as often as it was added. */
  remove(event: string, listener: Eip1193Listener): void {
    const left = [...(this.listeners.get(event) ?? [])]
    const index = left.findLastIndex((each) => each.listener === listener)
    if (index >= 0) this.listeners.set(event, left.toSpliced(index, 1))
  }

  clear(event?: string): void {
    if (event === undefined) this.listeners.clear()
    else this.listeners.delete(event)
  }

  count(event: string): number {
    return this.listeners.get(event)?.length ?? 0
  }

  emit(event: string, told: unknown): void {
    for (const { listener, isOnce } of this.listeners.get(event) ?? []) {
      if (isOnce) this.remove(event, listener)
      try {
        listener(told)
      } catch (error) {
        this.onFailure(error)
      }
    }
  }
}
