import type { DevicePort, Kernel } from '@billfold/kernel'
import type { FakeLog } from '@billfold/test/fakes'
import { mountApp } from '@billfold/ui/app'
import type { MountedApp } from '@billfold/ui/app'
import { attachStyles, rootClass } from '@billfold/ui/styles'

import type { Scene } from './scene.js'
import { setScene } from './set-scene.js'

/** The shell in a card of a page, with a scene played in it. */
export interface OpenShell {
  readonly kernel: Kernel
  readonly device: DevicePort
  readonly log: FakeLog
  readonly app: MountedApp
  readonly root: HTMLElement
  readonly card: HTMLElement
  /** The heading of the view that is shown. */
  title(): string
  /** What has the focus in the shadow root. */
  focused(): Element | null
  close(): void
}

/** Plays a scene and draws the shell around it, as the host part does, without a dialog. */
export async function openShell(scene: Scene, settings: { readonly locale?: string } = {}): Promise<OpenShell> {
  const { kernel, device, log, dispose } = await setScene(scene)
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const undress = attachStyles(shadow)
  const root = shadow.appendChild(document.createElement('div'))
  root.className = rootClass
  const card = root.appendChild(document.createElement('section'))
  card.style.cssText = 'position:relative;inline-size:370px;max-inline-size:100%;overflow:hidden'
  const app = mountApp({ kernel, device, root, card, ...settings })
  await app.ready
  await scene.after?.(card)
  return {
    kernel,
    device,
    log,
    app,
    root,
    card,
    title: () => [...card.querySelectorAll('[data-visit] h1')].find((heading) => heading.checkVisibility())?.textContent ?? '',
    focused: () => shadow.activeElement,
    close() {
      app.unmount()
      dispose()
      undress()
      host.remove()
    },
  }
}
