/** Who listens to what, so that a message finds its listeners however many others there are. */
export class TopicIndex<Listener> {
  private readonly byTopic = new Map<string, Set<Listener>>()

  add(topic: string, listener: Listener): void {
    const listeners = this.byTopic.get(topic)
    if (listeners === undefined) this.byTopic.set(topic, new Set([listener]))
    else listeners.add(listener)
  }

  remove(topic: string, listener: Listener): void {
    const listeners = this.byTopic.get(topic)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.byTopic.delete(topic)
  }

  has(topic: string): boolean {
    return this.byTopic.has(topic)
  }

  listeners(topic: string): Iterable<Listener> {
    return this.byTopic.get(topic) ?? []
  }
}
