import type { ClockPort, Kernel, ViewModule, ViewName } from '@billfold/kernel'
import { plainLazy } from '@billfold/kernel/plain-lazy'
import type { LazyView, MessageSet, ReactView } from '@billfold/ui/kit'

export interface ViewLoaderNeeds {
  readonly kernel: Kernel
  readonly clock: Pick<ClockPort, 'after'>
  /** Resolves when the messages are here, or known not to come. */
  needMessages(sets: readonly MessageSet[]): Promise<void>
}

interface Loaded {
  readonly owner: string | undefined
  readonly view: ReactView
}

/** Loads views: the plugin, its code, and its messages. A view that was loaded once is there at once. */
export class ViewLoader {
  private readonly loaded = new Map<ViewName, Loaded>()

  constructor(private readonly needs: ViewLoaderNeeds) {}

  /** The view, when it is here already. */
  peek(name: ViewName): ReactView | undefined {
    const known = this.loaded.get(name)
    return known !== undefined && known.owner === this.needs.kernel.views.owner(name) ? known.view : undefined
  }

  /** Brings a view: its plugin by the kernel, and its own code where that is in a file of its own. */
  async load(name: ViewName): Promise<ReactView> {
    const known = this.peek(name)
    if (known !== undefined) return known
    const owner = this.needs.kernel.views.owner(name)
    const module = await this.needs.kernel.views.load(name)
    const view = isLazy(module) ? await this.loadLazy(name, module) : module
    if (!isReactView(view))
      throw new TypeError(`The view ${name} is no React component. Give views: { ${name}: { component: … } } a function or a class.`)
    await this.needs.needMessages(view.messages ?? [])
    this.loaded.set(name, { owner, view })
    return view
  }

  /** Brings a view before it is asked for. That it cannot be had is said when it is. */
  preload(name: ViewName): void {
    if (this.needs.kernel.views.has(name)) this.load(name).catch(() => undefined)
  }

  private loadLazy(name: ViewName, { component }: LazyView): Promise<ReactView> {
    const { kernel, clock } = this.needs
    const onRetry = (error: unknown): void => kernel.log.warn(`The view ${name} did not load and is tried once more`, error)
    return plainLazy(component, clock, onRetry).load()
  }
}

/** A component is a function, or an object that React made of one. */
function isReactView(view: ViewModule): view is ReactView {
  const { component } = view
  return typeof component === 'function' || (typeof component === 'object' && component !== null && '$$typeof' in component)
}

function isLazy(module: ViewModule): module is LazyView {
  return 'isLazy' in module && module.isLazy === true
}
