import type { Booted } from '../../boot/boot.js'

/** What is asked of the kernel, before and after it has arrived. */
export interface KernelLine {
  readonly booted: Booted | undefined
  /** Fetches the kernel without starting it. After a failure it tries again. */
  fetch(): Promise<Booted>
  /** Runs now, or when the kernel is here: in the order of asking. The first of them starts the kernel. */
  run<T>(job: (booted: Booted) => T | Promise<T>): Promise<T>
  /** Gives up what waits; and, when it is the end, all that is still asked. */
  refuse(reason: unknown, isEnd?: boolean): void
}

export interface KernelLineOptions {
  fetch(): Promise<Booted>
  /** What waited has been asked; from now on everything goes straight through. */
  onArrival(booted: Booted): void
  onFailure(reason: unknown): void
}

export function createKernelLine({ fetch, onArrival, onFailure }: KernelLineOptions): KernelLine {
  const waiting: { readonly run: (booted: Booted) => void; readonly refuse: (reason: unknown) => void }[] = []
  let booted: Booted | undefined
  let coming: Promise<Booted> | undefined
  let end: Promise<never> | undefined

  const bring = async (): Promise<Booted> => {
    try {
      const arrived = await fetch()
      for (const { run } of waiting.splice(0)) run(arrived)
      booted = arrived
      onArrival(arrived)
      return arrived
    } catch (reason) {
      coming = undefined
      onFailure(reason)
      throw reason
    }
  }
  const line: KernelLine = {
    get booted() {
      return booted
    },
    fetch: () => end ?? (coming ??= bring()),
    run: (job) =>
      end ??
      new Promise((resolve, refuse) => {
        const run = (arrived: Booted): void => {
          void arrived.start()
          // In an async function, what is thrown is a rejection too.
          void (async () => job(arrived))().then(resolve, refuse)
        }
        if (booted) return run(booted)
        waiting.push({ run, refuse })
        // `onFailure` is told, and decides what becomes of what waits.
        line.fetch().catch(() => undefined)
        return undefined
      }),
    refuse(reason, isEnd) {
      if (isEnd) end = Promise.reject(reason)
      end?.catch(() => undefined)
      for (const { refuse } of waiting.splice(0)) refuse(reason)
    },
  }
  return line
}
