import type { Kernel, ViewName } from '@billfold/kernel'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

/** A view that is just words, which needs no shell. */
export interface PlainView {
  readonly title: string
  readonly text: string
}

/** The words of the view that stands, once the plugin that serves it has loaded. */
export class ShownView {
  words: PlainView | undefined = undefined

  constructor(private readonly kernel: Kernel) {
    makeAutoObservable<this, 'kernel'>(this, { words: observableRef, kernel: false }, { autoBind: true })
    const views = kernel.views
    const router = kernel.router
    reaction(
      () => ({ view: router.view, owner: views.owner(router.view) }),
      ({ view, owner }) => void this.follow(view, owner),
      { fireImmediately: true },
    )
  }

  private async follow(view: ViewName, owner: string | undefined): Promise<void> {
    this.words = undefined
    if (owner === undefined) return
    const words = await this.wordsOf(view)
    if (this.kernel.router.view === view) runInAction(() => void (this.words = words))
  }

  private async wordsOf(view: ViewName): Promise<PlainView | undefined> {
    try {
      const { component } = await this.kernel.views.load(view)
      return isPlainView(component) ? component : undefined
    } catch (error) {
      return { title: 'This part could not be loaded', text: error instanceof Error ? error.message : String(error) }
    }
  }
}

function isPlainView(component: unknown): component is PlainView {
  return typeof component === 'object' && component !== null && 'title' in component && 'text' in component
}
