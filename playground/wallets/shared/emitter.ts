type Listener = (payload: unknown) => void

/** The events of a provider. One listener that throws leaves the others alone. */
export class Emitter {
  private readonly listeners = new Map<string, Set<Listener>>()

  get size(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }

  on(event: string, listener: Listener): void {
    const listeners = this.listeners.get(event) ?? new Set()
    this.listeners.set(event, listeners.add(listener))
  }

  off(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener)
  }

  emit(event: string, payload: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) {
      try {
        listener(payload)
      } catch (error) {
        reportError(error)
      }
    }
  }
}
