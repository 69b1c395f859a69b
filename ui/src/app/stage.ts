import type { ClockPort, Kernel, RouterEntry } from '@billfold/kernel'
import type { ReactView } from '@billfold/ui/kit'
import { compareShallow, computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import type { ViewLoader } from './view-loader.js'
import { Visit } from './visit.js'

/** A view that was gone to, and as much of it as is here: nothing yet, the view, or why it did not come. */
export interface Scene {
  readonly visit: Visit
  readonly view?: ReactView
  readonly failure?: unknown
}

/** What the stage follows. */
interface Situation {
  readonly entry: RouterEntry
  readonly owner: string | undefined
  readonly isSeen: boolean
  readonly isConnected: boolean
}

/** Which way it goes: on, back, or no way that could be seen. */
export type StageDirection = 1 | -1 | 0

/** How long the view before stays while the next one is on its way, in milliseconds. */
const longestWait = 200

export interface StageNeeds {
  readonly kernel: Kernel
  readonly loader: ViewLoader
  readonly clock: Pick<ClockPort, 'after'>
}

/**
 * What is seen of the router's history. It follows a moment later: a view is brought first, so that nothing flickers. What is
 * covered by another view is kept as it was left.
 */
export class Stage {
  scenes: readonly Scene[] = []
  direction: StageDirection = 0
  /** The first scene stands. Never rejects. */
  readonly ready: Promise<void>
  /** Called just before another scene is shown. */
  beforeChange: (() => void) | undefined = undefined
  private shownKey: number | undefined = undefined
  private depth = 0
  private isOver = false
  private last: Situation | undefined
  /** Where the stage is, or is going to. */
  private goal: RouterEntry | undefined
  /** The key of the last view that stood before the router went there. */
  private lastAhead = 0
  private readonly kernel: Kernel
  private readonly clock: Pick<ClockPort, 'after'>
  readonly loader: ViewLoader
  private readonly unfollow: () => void

  constructor({ kernel, loader, clock }: StageNeeds) {
    this.kernel = kernel
    this.clock = clock
    this.loader = loader
    makeAutoObservable<this, 'clock' | 'kernel' | 'unfollow' | 'depth' | 'isOver' | 'last' | 'goal' | 'lastAhead'>(
      this,
      {
        ready: false,
        scenes: observableRef,
        beforeChange: false,
        kernel: false,
        clock: false,
        loader: false,
        unfollow: false,
        depth: false,
        isOver: false,
        last: false,
        goal: false,
        lastAhead: false,
        shown: computed,
      },
      { autoBind: true },
    )
    let begin = (): void => undefined
    this.ready = new Promise((resolve) => (begin = resolve))
    this.unfollow = reaction(
      () => ({
        entry: kernel.router.current,
        owner: kernel.views.owner(kernel.router.view),
        isSeen: isSeen(kernel),
        isConnected: kernel.families.isConnected,
      }),
      (now) => void this.follow(now).then(begin),
      { fireImmediately: true, equals: compareShallow },
    )
  }

  get shown(): Scene | undefined {
    return this.scenes.find(({ visit }) => visit.key === this.shownKey)
  }

  /** The view that the card is for: the router's once somebody sees it, and what stands ready before. */
  get view(): RouterEntry['view'] {
    const { kernel, shown } = this
    return (isSeen(kernel) ? undefined : shown?.visit.entry.view) ?? kernel.router.view
  }

  /** Tries again to bring the view that did not come. */
  retry(): void {
    const { shown } = this
    if (shown !== undefined) void this.bring(shown.visit)
  }

  /** Brings a view that is likely to come next. */
  preload(name: RouterEntry['view']): void {
    this.loader.preload(name)
  }

  dispose(): void {
    this.isOver = true
    this.unfollow()
    for (const { visit } of this.scenes) visit.end(this.report)
    this.scenes = []
  }

  private async follow(now: Situation): Promise<void> {
    const { last, shown } = this
    const wasSeen = last?.isSeen ?? now.isSeen
    this.last = now
    // Whoever closes the account finds it as it was: it is what the next opening shows, and stands ready for that.
    if (!now.isSeen && now.isConnected && now.entry.view === 'Connect') {
      this.goal = this.scenes.find(isAccount)?.visit.entry ?? { view: 'Account', data: undefined, key: --this.lastAhead }
      return shown?.visit.entry === this.goal ? undefined : this.go(this.goal, wasSeen)
    }
    if (!wasSeen && shown !== undefined && isAccount(shown) && isSame(shown.visit.entry, now.entry)) {
      shown.visit.entry = now.entry
      this.goal = now.entry
    }
    // A plugin that fails is still the owner: what it could not bring is not asked for again behind the visitor's back.
    if (this.goal === now.entry && last?.owner === now.owner) return undefined
    this.goal = now.entry
    return this.go(now.entry, wasSeen)
  }

  /** Shows the view of an entry. What nobody has seen does not stay until its code is here. */
  private async go(entry: RouterEntry, wasSeen: boolean): Promise<void> {
    const visit = this.scenes.find((scene) => scene.visit.entry.key === entry.key)?.visit ?? new Visit(entry)
    const view = this.loader.peek(entry.view)
    if (view !== undefined) return this.show({ visit, view }, wasSeen)
    const coming = this.settled(visit)
    const isUrgent = !wasSeen && isSeen(this.kernel)
    const inTime = isUrgent ? undefined : await Promise.race([coming, this.pause(longestWait)])
    if (this.goal !== entry) return
    this.show(inTime ?? { visit }, wasSeen)
    if (inTime === undefined) void coming.then(this.replace)
  }

  private async bring(visit: Visit): Promise<void> {
    this.replace({ visit })
    this.replace(await this.settled(visit))
  }

  private async settled(visit: Visit): Promise<Scene> {
    try {
      return { visit, view: await this.loader.load(visit.entry.view) }
    } catch (failure) {
      // What still was on its way when everything ended is missed by nobody.
      if (!this.isOver) this.kernel.log.error(`The view ${visit.entry.view} could not be loaded`, failure)
      return { visit, failure }
    }
  }

  private show(scene: Scene, wasSeen: boolean): void {
    const { key } = scene.visit
    if (key !== this.shownKey && wasSeen) this.beforeChange?.()
    const { history } = this.kernel.router
    const kept = this.scenes.filter(({ visit }) => visit.key !== key && history.includes(visit.entry))
    const gone = this.scenes.filter(({ visit }) => visit.key !== key && !history.includes(visit.entry))
    this.direction = wasSeen ? this.directionTo(key, history.length) : 0
    this.depth = history.length
    runInAction(() => {
      this.scenes = [...kept, scene]
      this.shownKey = key
    })
    for (const { visit } of gone) visit.end(this.report)
  }

  /** Puts what has become of a scene in its place, while it is still there. */
  private replace(scene: Scene): void {
    if (!this.scenes.some(({ visit }) => visit === scene.visit)) return
    this.scenes = this.scenes.map((old) => (old.visit === scene.visit ? scene : old))
  }

  private directionTo(key: number, depth: number): StageDirection {
    if (this.shownKey === undefined || !isSeen(this.kernel)) return 0
    if (key === this.shownKey) return this.direction
    return depth < this.depth ? -1 : 1
  }

  private pause(milliseconds: number): Promise<undefined> {
    return new Promise((resume) => void this.clock.after(milliseconds, () => resume(undefined)))
  }

  private report(error: unknown): void {
    this.kernel.log.error('Something that a view left behind could not be undone', error)
  }
}

function isAccount({ visit: { entry } }: Scene): boolean {
  return entry.view === 'Account'
}

function isSame(one: RouterEntry, other: RouterEntry): boolean {
  return one.view === other.view && one.data === other.data
}

function isSeen({ modal, options }: Kernel): boolean {
  return modal.isOpen || options.isEmbedded
}
