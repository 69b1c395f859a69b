import type { PageKernel } from '../../page-kernel/page-kernel.js'

export interface KernelQueueNeeds {
  /** Makes the kernel, without starting it. */
  load(): Promise<PageKernel>
  /** The jobs that waited have begun; from now on every job runs at once. */
  onLoaded(kernel: PageKernel): void
  /** The jobs still wait: they are run by a further load, or refused. */
  onFailure(reason: unknown): void
}

interface Job {
  run(kernel: PageKernel): void
  refuse(reason: unknown): void
}

/** Jobs for the kernel, run in the order of asking: when it has been loaded, and at once from then on. */
export class KernelQueue {
  /** The kernel, once the jobs that waited have begun. */
  kernel: PageKernel | undefined
  private loading: Promise<PageKernel> | undefined
  private readonly waiting: Job[] = []
  private ended: Error | undefined

  constructor(private readonly needs: KernelQueueNeeds) {}

  /** Loads the kernel, once. After a failure the next call tries again. */
  async load(): Promise<PageKernel> {
    if (this.ended) throw this.ended
    return (this.loading ??= this.loadOnce())
  }

  /** Runs a job, now or when the kernel is loaded. The first job starts the kernel. */
  run<T>(job: (kernel: PageKernel) => T | Promise<T>): Promise<T> {
    return new Promise((resolve, refuse) => {
      if (this.ended) return refuse(this.ended)
      const run = (kernel: PageKernel): void => {
        void kernel.start()
        // In an async function a throw is a rejection too.
        void (async () => job(kernel))().then(resolve, refuse)
      }
      if (this.kernel) return run(this.kernel)
      this.waiting.push({ run, refuse })
      // `onFailure` decides about the jobs that wait.
      this.load().catch(() => undefined)
      return undefined
    })
  }

  /** Refuses the jobs that wait. */
  refuse(reason: unknown): void {
    for (const job of this.waiting.splice(0)) job.refuse(reason)
  }

  /** Refuses the jobs that wait, and every further one. */
  end(reason: Error): void {
    this.ended = reason
    this.refuse(reason)
  }

  private async loadOnce(): Promise<PageKernel> {
    try {
      const kernel = await this.needs.load()
      for (const job of this.waiting.splice(0)) job.run(kernel)
      this.kernel = kernel
      this.needs.onLoaded(kernel)
      return kernel
    } catch (reason) {
      this.loading = undefined
      this.needs.onFailure(reason)
      throw reason
    }
  }
}
