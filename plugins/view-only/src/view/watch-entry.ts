import type { Kernel } from '@billfold/kernel'
import type { CreateForVisit, ViewScope } from '@billfold/ui/kit'
import { makeAutoObservable, runInAction } from 'mobx'
import { type WatchedAddress, watchingKey } from '../contract.js'

/** What is entered, and how looking for it goes. */
export class WatchEntry {
  text: string
  problem: 'failed' | 'unknown' | undefined = undefined
  isBusy = false

  constructor(
    private readonly kernel: Kernel,
    private readonly scope: ViewScope,
  ) {
    const data = scope.entry.data as { readonly text?: string } | undefined
    this.text = data?.text ?? ''
    makeAutoObservable<this, 'kernel' | 'scope'>(this, { kernel: false, scope: false }, { autoBind: true })
  }

  type(text: string): void {
    this.text = text
    this.problem = undefined
  }

  async submit(): Promise<void> {
    const { text } = this
    if (text.trim() === '') return
    await this.during(async () => {
      const found = await this.kernel.get(watchingKey).find(text)
      if (found === undefined) runInAction(() => (this.problem = 'unknown'))
      else await this.show(found)
    })
  }

  watch(watched: WatchedAddress): Promise<void> {
    return this.during(() => this.show(watched))
  }

  private async show(watched: WatchedAddress): Promise<void> {
    const { kernel, scope } = this
    await kernel.get(watchingKey).watch(watched)
    // The account itself is what somebody wants to see.
    if (kernel.router.current === scope.entry) kernel.router.reset('Account')
  }

  private async during(run: () => Promise<void>): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    try {
      await run()
    } catch (error) {
      this.kernel.log.warn('An address could not be watched.', error)
      runInAction(() => (this.problem = 'failed'))
    } finally {
      runInAction(() => (this.isBusy = false))
    }
  }
}

/** The entry of a visit. */
export const createEntry: CreateForVisit<WatchEntry> = (kernel, scope) => new WatchEntry(kernel, scope)
