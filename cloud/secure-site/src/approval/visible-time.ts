/** How long something must have been seen before a press on it counts, in milliseconds. */
const neededTime = 500

/** Knows since when all of several things are seen without a break. */
export class VisibleTime {
  private readonly seen = new Map<unknown, boolean>()
  private since: number | undefined

  constructor(things: readonly unknown[]) {
    for (const thing of things) this.seen.set(thing, false)
  }

  /** Takes over what the browser says of one of them. */
  note(thing: unknown, isSeen: boolean, now: number): void {
    if (!this.seen.has(thing)) return
    this.seen.set(thing, isSeen)
    if (![...this.seen.values()].every(Boolean)) this.since = undefined
    else this.since ??= now
  }

  /** True when a press now is one of somebody who could see what it does. */
  isEnough(now: number): boolean {
    return this.since !== undefined && now - this.since >= neededTime
  }
}
