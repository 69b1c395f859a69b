import { plainLazy } from '@billfold/kernel/plain-lazy'
import type { OpenRequest, PluginManifest } from '@billfold/kernel'

import type { ApplyTheme } from '../../app/apply-theme.js'
import type { FirstView } from '../../first-view/first-view.js'
import { kernelOptions } from '../handle/kernel-options.js'
import type { BillfoldOptions } from '../handle/options.js'
import { pageClock } from '../handle/page-clock.js'
import { report } from '../handle/report.js'
import { wasConnected } from '../page/stored-state.js'

export interface FirstLookNeeds {
  readonly options: BillfoldOptions
  readonly plugins: readonly PluginManifest[]
  locale(): string
  onClose(): void
}

const code = plainLazy(() => import('../../first-view/first-view.js'), pageClock)

/** Draws the view to connect before the kernel and React are here, for a visitor who has nothing else to see first. */
export class FirstLook {
  /** Applies a theme, once the code for that is here. */
  applyTheme: ApplyTheme | undefined
  /** What the modal was opened with. */
  request: OpenRequest | undefined
  /** Resolves when the first view has been drawn, or when there is none. */
  readonly settled: Promise<void>
  private settle = (): void => undefined

  constructor(private readonly needs: FirstLookNeeds) {
    this.settled = new Promise((resolve) => (this.settle = resolve))
  }

  /** Loads what the view is drawn with. That it does not arrive is of no matter yet. */
  async warm(): Promise<void> {
    const { plugins, locale } = this.needs
    const { FirstView: First } = await code.load()
    await First.warm({ plugins, locale: locale() })
  }

  /** The view, drawn. Undefined where another one is the first, or its code does not arrive: then the shell draws it. */
  async draw(): Promise<FirstView | undefined> {
    const { options, plugins, locale, onClose } = this.needs
    const { view, namespace, uri, arguments: given } = this.request ?? {}
    if (wasConnected(options) || uri !== undefined || given !== undefined || (view !== undefined && view !== 'Connect')) return undefined
    try {
      const { FirstView: First, createThemes } = await code.load()
      this.applyTheme ??= createThemes({ clock: pageClock, warn: (line) => report(line) })
      return await First.create({
        options: kernelOptions(options),
        plugins,
        namespace,
        locale: locale(),
        words: options.messages?.['shell'],
        onClose,
      })
    } catch (error) {
      report('The first view could not be drawn ahead', error)
      return undefined
    }
  }

  /** Lets the rest be loaded. */
  done(): void {
    this.settle()
  }
}
