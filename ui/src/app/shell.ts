import { type ClockPort, type DevicePort, type Kernel, kernelKey } from '@billfold/kernel'
import { ImageStore } from '@billfold/ui/kit'
import { type IObservableValue, observable } from 'mobx'

import type { FirstView } from '../first-view/first-view.js'
import { LocaleStore } from './locale-store.js'
import type { AppSettings } from './mount.js'
import { Stage } from './stage.js'
import { ViewLoader } from './view-loader.js'

export interface ShellOptions {
  readonly kernel: Kernel
  readonly device: DevicePort
  readonly root: HTMLElement
  readonly card: HTMLElement
  readonly settings: AppSettings
  takeOver(): void
  /** The view that stands in the card, to be taken over. */
  readonly first?: FirstView | undefined
}

/** Everything that the shell knows beside the kernel. */
export interface Shell {
  readonly kernel: Kernel
  readonly clock: ClockPort
  readonly device: DevicePort
  readonly card: HTMLElement
  readonly locale: LocaleStore
  readonly stage: Stage
  readonly images: ImageStore
  /** The visitor has accepted the terms, where a host wants that said. */
  readonly consent: IObservableValue<boolean>
  /** The words are here, and so is the first view, unless it takes too long. Never rejects. */
  readonly ready: Promise<void>
  /** The first view is drawn. */
  readonly drawn: Promise<void>
  /** Takes down what stood in the card before. */
  takeOver(): void
  /** The view from before there was a kernel, where React takes over its nodes. */
  first: FirstView | undefined
  /** Says that the first view is drawn. */
  tellDrawn(): void
  update(settings: AppSettings): void
  dispose(): void
}

/** Makes the state of a shell around a kernel. */
export function createShell({ kernel, device, root, card, settings, takeOver, first }: ShellOptions): Shell {
  const locale = new LocaleStore({ root, log: kernel.log, settings })
  const clock = kernel.get(kernelKey('clock'))
  const loader = new ViewLoader({ kernel, clock, needMessages: (sets) => locale.need(sets) })
  const stage = new Stage({ kernel, clock, loader })
  const images = new ImageStore({ now: Date.now })
  let tellDrawn = (): void => undefined
  const drawn = new Promise<void>((resolve) => (tellDrawn = resolve))
  return {
    kernel,
    clock,
    device,
    card,
    locale,
    stage,
    images,
    consent: observable.box(false),
    ready: Promise.all([locale.ready, stage.ready]).then(() => undefined),
    drawn,
    takeOver,
    first,
    tellDrawn: () => tellDrawn(),
    update: (next) => locale.update(next),
    dispose() {
      stage.dispose()
      images.dispose()
      tellDrawn()
    },
  }
}
