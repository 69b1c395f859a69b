import { createKernel, hostProvider, keyFor } from '@billfold/kernel'
import type { AnyEvent, ChainNamespace, DevicePort, HostProviderOf, Kernel, PluginManifest } from '@billfold/kernel'
import { browserPorts } from '@billfold/kernel/browser'
import type { Theme } from '@billfold/ui/styles'
import { reaction } from 'mobx'

import type { Billfold } from '../host/handle/billfold.js'
import { kernelOptions } from '../host/handle/kernel-options.js'
import type { BillfoldOptions } from '../host/handle/options.js'
import type { KernelSnapshot } from '../host/handle/snapshot.js'
import type { HostMessages } from '../host/messages/en.js'
import type { ButtonRequest, ButtonSource } from '../host/page/early-button.js'
import { createThemes } from '../app/apply-theme.js'
import { coreViewsPlugin } from '../views/manifest.js'
import { createButtonDrawer } from './connected-buttons.js'
import { keepAccount } from './keep-account.js'
import { createSnapshotReader } from './read-snapshot.js'
import { stayConnected } from './stay-connected.js'

export interface PageKernelOptions {
  readonly options: BillfoldOptions
  /** The plugins of the options, and those registered since. */
  readonly plugins: readonly PluginManifest[]
  /** The state that a host sees before anything is known. */
  readonly blank: KernelSnapshot
  /** Draws every button of the page again. */
  redraw(): void
}

/** A kernel in this page, and the code beside it that the host part needs. */
export interface PageKernel extends Pick<Billfold, 'getProvider' | 'switchNetwork'> {
  readonly kernel: Kernel
  readonly device: DevicePort
  /** Starts the kernel, once. */
  start(): Promise<void>
  /** Hands over the state that a host may see: now, and whenever it changes. Returns the undo. */
  follow(listener: (state: KernelSnapshot) => void): () => void
  /** Hands over every event of the kernel. Returns the undo. */
  listen(listener: (event: AnyEvent) => void): () => void
  /** Gives a root its theme, unless it has it already. A value that is none of its kind is left out, and logged. */
  applyTheme(root: HTMLElement, theme: Theme, isPageNew?: boolean): void
  /** Draws a button of the page that shows a connection; undefined while there is none, or its code is not loaded. */
  drawButton(source: ButtonSource, messages: HostMessages): ButtonRequest
  /** Shows the account in an embedded modal, unless the visitor has gone elsewhere meanwhile. */
  showAccount(): Promise<void>
  dispose(): Promise<void>
}

/** Makes a kernel for this page, with the core views among its plugins. Nothing starts yet. */
export function createPageKernel({ options, plugins, blank, redraw }: PageKernelOptions): PageKernel {
  const ports = browserPorts({ channel: `billfold/${options.storagePrefix ?? 'default'}` })
  const kernel = createKernel(ports, [...coreViews(plugins), ...plugins], kernelOptions(options))
  const { families, networks, networkSwitch, router, modal, log } = kernel
  const stops = [keepAccount(kernel), stayConnected(kernel)]
  return {
    kernel,
    device: ports.device,
    start: () => kernel.start(),
    follow: (listener) => reaction(createSnapshotReader(kernel, blank), (state) => listener(state), { fireImmediately: true }),
    listen: (listener) => kernel.events.onAny(listener),
    // Warned of as wrong options are: whatever the host's log level is.
    applyTheme: createThemes({ clock: ports.clock, warn: (line) => ports.log.write('warn', line) }),
    drawButton: createButtonDrawer({
      clock: ports.clock,
      redraw,
      onFailure: (reason) => log.error('The code that draws the buttons did not arrive', reason),
    }),
    async getProvider<N extends ChainNamespace | undefined>(wanted?: N) {
      await kernel.ready
      const namespace = wanted ?? families.activeNamespace
      const lasting = namespace && keyFor(hostProvider, namespace)
      const provider = lasting && kernel.has(lasting) ? await kernel.load(lasting) : families.find(namespace)?.session?.provider
      return provider as HostProviderOf<N>
    },
    switchNetwork(wanted, how) {
      const found = networks.requested.find(({ id, caipNetworkId }) => caipNetworkId === wanted || String(id) === String(wanted))
      return networkSwitch.switchTo(found?.caipNetworkId ?? String(wanted), how)
    },
    async showAccount() {
      await kernel.ready
      if (router.view === 'Connect' && families.isConnected) modal.close()
    },
    async dispose() {
      for (const stop of stops) stop()
      await kernel.destroy()
      ports.dispose()
    },
  }
}

/** Adds the core views, unless the host brings views of its own under the same name. */
function coreViews(plugins: readonly PluginManifest[]): readonly PluginManifest[] {
  const manifest = coreViewsPlugin()
  return plugins.some(({ id }) => id === manifest.id) ? [] : [manifest]
}
