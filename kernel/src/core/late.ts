import type { ClockPort } from './ports.js'
import { kernelError } from './errors/kernel-errors.js'
import type { Log } from './log/log.js'

export interface LateNeeds<Code, Part> {
  /** What it is good for, as messages say it. */
  readonly purpose: string
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'warn'>
  fetch(): Promise<Code>
  make(code: Code): Part
}

/** How long each of two tries to fetch the code may take, and the time between them, in milliseconds. */
const longestFetch = 10_000
const retryGap = 1_000

/** A part of the kernel whose code arrives when somebody first needs it. */
export class Late<Code, Part> {
  /** The part, once it is there. */
  here: Part | undefined = undefined
  private isOver = false

  constructor(private readonly needs: LateNeeds<Code, Part>) {}

  /** Makes the part of its code, once. */
  arrive(code: Code): Part {
    if (this.isOver) throw kernelError('kernel/destroyed', { operation: this.needs.purpose })
    this.here ??= this.needs.make(code)
    return this.here
  }

  /** Brings the part. Rejects when its code does not arrive; the next call tries again. */
  async load(): Promise<Part> {
    return this.here ?? this.arrive(await this.fetchTwice())
  }

  /** Runs something with the part: at once when it is there. */
  async use<R>(run: (part: Part) => R | Promise<R>): Promise<R> {
    return run(this.here ?? (await this.load()))
  }

  /** From now on nothing arrives any more. */
  dispose(): void {
    this.isOver = true
  }

  /** With a second try: a deployment in between or a lost packet is over a moment later. */
  private async fetchTwice(): Promise<Code> {
    const { purpose, clock, log } = this.needs
    try {
      return await this.fetch()
    } catch (error) {
      log.warn(`The code for ${purpose} did not arrive and is asked for once more`, error)
    }
    await new Promise<void>((resolve) => void clock.after(retryGap, resolve))
    try {
      return await this.fetch()
    } catch (cause) {
      throw kernelError('kernel/not-arrived', { purpose }, cause)
    }
  }

  private async fetch(): Promise<Code> {
    const { clock, fetch } = this.needs
    let callOff = (): void => undefined
    const isOver = new Promise<never>((_, reject) => {
      callOff = clock.after(longestFetch, () => reject(new Error(`nothing came within ${longestFetch} ms`)))
    })
    return Promise.race([fetch(), isOver]).finally(callOff)
  }
}
