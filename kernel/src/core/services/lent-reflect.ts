/**
 * The library of the container adds functions to `Reflect`, and calls them there. Where the language is frozen (SES) it is lent a
 * `Reflect` that inherits from the real one, and only while it is loaded or runs.
 */
export class LentReflect {
  private readonly lent: typeof Reflect | undefined = Object.isExtensible(Reflect) ? undefined : (Object.create(Reflect) as typeof Reflect)

  /** Runs something with it. */
  run<T>(work: () => T): T {
    const undo = this.lend()
    try {
      return work()
    } finally {
      undo()
    }
  }

  /** Loads something with it. */
  async load<T>(work: () => Promise<T>): Promise<T> {
    const undo = this.lend()
    return work().finally(undo)
  }

  private lend(): () => void {
    const before = Reflect
    // oxlint-disable-next-line no-restricted-globals -- the library finds it there, and nowhere else
    const place: { Reflect: typeof Reflect } = globalThis
    if (this.lent !== undefined) place.Reflect = this.lent
    return () => {
      if (this.lent !== undefined) place.Reflect = before
    }
  }
}
