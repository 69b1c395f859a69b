import type { Kernel, ViewModule, ViewName } from '@billfold/kernel'
import type { LazyView, MessageSet, ReactView } from '@billfold/ui/kit'

interface Loaded {
  readonly owner: string | undefined
  readonly view: ReactView
}

/** Brings views: the plugin, its code, and the words it speaks. What was brought once is there at once. */
export class ViewLoader {
  private readonly loaded = new Map<ViewName, Loaded>()

  constructor(
    private readonly kernel: Kernel,
    private readonly needWords: (sets: readonly MessageSet[]) => Promise<void>,
  ) {}

  /** The view, when it is here already. */
  peek(name: ViewName): ReactView | undefined {
    const known = this.loaded.get(name)
    return known !== undefined && known.owner === this.kernel.views.owner(name) ? known.view : undefined
  }

  /** Brings a view. What fails is tried once more, unless the kernel has: a plugin's code is fetched twice by it. */
  async load(name: ViewName): Promise<ReactView> {
    const known = this.peek(name)
    if (known !== undefined) return known
    const owner = this.kernel.views.owner(name)
    const view = await this.bring(name).catch((error: unknown) => {
      if (owner === undefined || isNotLoaded(error)) throw error
      this.kernel.log.warn(`The view ${name} did not load and is tried once more`, error)
      return this.bring(name)
    })
    await this.needWords(view.messages ?? [])
    this.loaded.set(name, { owner, view })
    return view
  }

  /** Brings a view before it is asked for. That it cannot be had is said when it is. */
  preload(name: ViewName): void {
    if (this.kernel.views.has(name)) this.load(name).catch(() => undefined)
  }

  private async bring(name: ViewName): Promise<ReactView> {
    const module = await this.kernel.views.load(name)
    const view = isLazy(module) ? await module.component() : module
    if (isReactView(view)) return view
    throw new TypeError(`The view ${name} is no React component. Give views: { ${name}: { component: … } } a function or a class.`)
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

function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'plugin/not-loaded'
}
