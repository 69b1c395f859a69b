import { createKernel, hostProvider, keyFor } from '@billfold/kernel'
import type { AnyEvent, DevicePort, Kernel, KernelOptionsInput, PluginManifest } from '@billfold/kernel'
import { browserPorts } from '@billfold/kernel/browser'
import type { Theme } from '@billfold/ui/styles'
import { reaction } from 'mobx'

import type { HostWords } from '../host/core/words/en.js'
import type { Billfold } from '../host/handle/billfold.js'
import type { BillfoldOptions } from '../host/handle/options.js'
import type { KernelSnapshot } from '../host/handle/snapshot.js'
import type { ButtonSource, Opens } from '../host/page/button-source.js'
import { coreViewsPlugin } from '../views/manifest.js'
import { createDrawer } from './drawer.js'
import { createDresser } from './dresser.js'
import { createMirror } from './mirror.js'

export interface BootOptions {
  readonly options: BillfoldOptions
  /** Those of the options, and what was registered since. */
  readonly plugins: readonly PluginManifest[]
  /** What a host sees before anything is known. */
  readonly blank: KernelSnapshot
  /** Has every button of the page drawn again. */
  redraw(): void
}

/** A kernel in this page, and what the host part needs beside it. */
export interface Booted extends Pick<Billfold, 'getProvider' | 'switchNetwork'> {
  readonly kernel: Kernel
  readonly device: DevicePort
  /** Starts the kernel, once. */
  start(): Promise<void>
  /** Tells what a host may see of the kernel: now, and whenever it changes. Returns the undo. */
  follow(listener: (state: KernelSnapshot) => void): () => void
  /** Tells every event of the kernel. Returns the undo. */
  listen(listener: (event: AnyEvent) => void): () => void
  /** Gives a root its theme, unless it has it already. What is no value of its kind is left out, and logged. */
  dress(root: HTMLElement, theme: Theme, isPageNew?: boolean): void
  /** Draws a button of the page that has more to show than the way to connect; undefined while it has not, or cannot yet. */
  draw(source: ButtonSource, words: HostWords): Opens
  /** For an embedded modal: who is connected sees the account, unless the visitor has gone elsewhere meanwhile. */
  showAccount(): Promise<void>
  destroy(): Promise<void>
}

/** Makes a kernel for this page, with the core views among its plugins. Nothing starts yet. */
export function boot({ options, plugins, blank, redraw }: BootOptions): Booted {
  const ports = browserPorts({ channel: `billfold/${options.storagePrefix ?? 'default'}` })
  const kernel = createKernel(ports, [...coreViews(plugins), ...plugins], kernelOptions(options))
  const { families, networks, networkSwitch, router, modal, log } = kernel
  const mirror = createMirror(kernel, blank)
  return {
    kernel,
    device: ports.device,
    start: () => kernel.start(),
    follow: (listener) => reaction(mirror, (state) => listener(state), { fireImmediately: true }),
    listen: (listener) => kernel.events.onAny(listener),
    // As about all options: whatever the host's log level is.
    dress: createDresser((line) => ports.log.write('warn', line)),
    draw: createDrawer({ redraw, onFailure: (reason) => log.error('The code that draws the buttons did not arrive', reason) }),
    async getProvider(wanted) {
      await kernel.ready
      const namespace = wanted ?? families.activeNamespace
      const lasting = namespace && keyFor(hostProvider, namespace)
      return lasting && kernel.has(lasting) ? kernel.load(lasting) : families.find(namespace)?.session?.provider
    },
    switchNetwork(wanted, how) {
      const found = networks.requested.find(({ id, caipNetworkId }) => caipNetworkId === wanted || String(id) === String(wanted))
      return networkSwitch.switchTo(found?.caipNetworkId ?? String(wanted), how)
    },
    async showAccount() {
      await kernel.ready
      if (router.view === 'Connect' && families.isConnected) modal.close()
    },
    async destroy() {
      await kernel.destroy()
      ports.dispose()
    },
  }
}

/** What is the host part's own is unknown to the kernel, which would say so. */
function kernelOptions({
  plugins: _p,
  theme: _t,
  variables: _v,
  locale: _l,
  words: _w,
  container: _c,
  warm: _h,
  ...rest
}: BillfoldOptions): KernelOptionsInput {
  return rest
}

/** A host that brings views of its own under the same name has said so by that. */
function coreViews(plugins: readonly PluginManifest[]): readonly PluginManifest[] {
  const manifest = coreViewsPlugin()
  return plugins.some(({ id }) => id === manifest.id) ? [] : [manifest]
}
