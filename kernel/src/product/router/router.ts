import { type IObservableArray, makeAutoObservable, observable } from 'mobx'
import type { Publish, ViewArguments, ViewName } from '../../core/open.js'
import { isolate } from '../../core/errors/isolate.js'
import { shown } from '../../core/errors/shown.js'
import type { Log } from '../../core/log/log.js'
import { coreViews } from './core-views.js'
import type { RouterEntry, RouterTarget } from './entry.js'
import { routerError } from './errors.js'

/** Needs of the router; it knows no family, no wallet and no plugin. */
export interface RouterNeeds {
  /** True for a view that a plugin brought; the product's own are always known. */
  knowsView(view: string): boolean
  /** True while the active family has an address: going back then shows Account in place of Connect. */
  hasAddress(): boolean
  /** Asked to close the modal by going back from the only entry. */
  close(): void
  readonly publish: Publish
  readonly log: Log
  /** Undos for views that stop being the current one. */
  readonly leaving?: { readonly [K in ViewName]?: () => unknown }
}

/** The stack of views. There is always at least one entry, and the last one is shown. */
export class Router {
  private readonly needs: RouterNeeds
  private readonly entries: IObservableArray<RouterEntry> = observable.array([], { deep: false })
  private lastKey = 0

  constructor(needs: RouterNeeds) {
    this.needs = needs
    this.entries.push(this.enter(home))
    makeAutoObservable<this, 'entries' | 'needs' | 'lastKey'>(this, { entries: false, needs: false, lastKey: false }, { autoBind: true })
  }

  get history(): readonly RouterEntry[] {
    return this.entries
  }

  get current(): RouterEntry {
    return this.entries.at(-1) as RouterEntry
  }

  get view(): ViewName {
    return this.current.view
  }

  get data(): RouterTarget['data'] {
    return this.current.data
  }

  get canGoBack(): boolean {
    return this.entries.length > 1
  }

  /** Shows a view on top. Does nothing when that view is already current, even with other arguments: `replace` is for those. */
  push<K extends ViewName>(view: K, ...[data]: ViewArguments<K>): void {
    this.admit(view)
    if (view !== this.view) this.move(() => this.entries.push(this.enter({ view, data } as RouterTarget)))
  }

  /** Replaces the whole history by one view. */
  reset<K extends ViewName>(view: K, ...[data]: ViewArguments<K>): void {
    this.resetTo([{ view, data } as RouterTarget])
  }

  /** Replaces the whole history by these views, the last one on top. */
  resetTo(targets: readonly [RouterTarget, ...RouterTarget[]]): void {
    for (const { view } of targets) this.admit(view)
    this.move(() => this.entries.replace(targets.map((target) => this.enter(target))))
  }

  /** True when the history is these views and nothing else. */
  stands(targets: readonly RouterTarget[]): boolean {
    const { entries } = this
    return (
      entries.length === targets.length && targets.every(({ view, data }, at) => entries[at]?.view === view && entries[at].data === data)
    )
  }

  /** Swaps the last entry. */
  replace<K extends ViewName>(view: K, ...[data]: ViewArguments<K>): void {
    this.admit(view)
    this.move(() => this.entries.splice(-1, 1, this.enter({ view, data } as RouterTarget)))
  }

  /** Drops the last entry; closes the modal when it is the only one. */
  back(): void {
    if (this.canGoBack) this.backTo(this.entries.length - 2)
    else this.needs.close()
  }

  /** Drops everything above the entry at `index`. An index that is not below the current entry changes nothing. */
  backTo(index: number): void {
    if (!Number.isInteger(index) || index < 0 || index >= this.entries.length - 1) return
    this.move(() => {
      this.entries.splice(index + 1)
      this.land()
    })
  }

  /** Drops the entries of views that are gone, such as those of a plugin that was unregistered. */
  closeViews(views: readonly ViewName[]): void {
    const gone = new Set(views)
    this.move((top) => {
      const left = this.entries.filter(({ view }) => !gone.has(view))
      if (left.length === this.entries.length) return
      this.entries.replace(left.length > 0 ? left : [this.enter(home)])
      if (this.current !== top) this.land()
    })
  }

  /** Connect makes no sense below an address: whoever comes back to it finds Account. */
  private land(): void {
    if (this.view === 'Connect' && this.needs.hasAddress()) this.entries.splice(-1, 1, this.enter({ view: 'Account', data: undefined }))
  }

  private move(change: (top: RouterEntry) => void): void {
    const from = this.current
    change(from)
    const to = this.current
    if (from.view === to.view && from.data === to.data) return
    this.needs.publish('router:moved', { from: from.view, to: to.view })
    const leave = from.view === to.view ? undefined : this.needs.leaving?.[from.view]
    if (leave !== undefined) isolate(leave, (error) => this.needs.log.error(`Leaving ${from.view} failed`, error))
  }

  private admit(view: ViewName): void {
    if (!coreViews.includes(view) && !this.needs.knowsView(view)) throw routerError('router/unknown-view', { view: shown(view) })
  }

  private enter(target: RouterTarget): RouterEntry {
    this.lastKey += 1
    return { ...target, key: this.lastKey }
  }
}

const home: RouterTarget = { view: 'Connect', data: undefined }
