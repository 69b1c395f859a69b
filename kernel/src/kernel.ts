import { createWalletCore } from './wallets/state/create-wallet-core.js'
import { composeBase } from './compose/base.js'
import { bindServices } from './compose/bind.js'
import type { KernelServices } from './compose/kernel-services.js'
import { namesOf } from './compose/known-names.js'
import { Lifecycle } from './compose/lifecycle.js'
import { lifetimeOf } from './compose/lifetime.js'
import { composeModal } from './compose/modal.js'
import { composePlugins } from './compose/plugins.js'
import { shellOf } from './compose/shell.js'
import type { KernelPorts } from './core/ports.js'
import type { Key } from './core/services/token.js'
import { Shelf } from './core/services/shelf.js'
import type { KernelOptionsInput } from './product/options/options-input.js'
import { readOptions } from './product/options/read-options.js'
import type { PluginManifest } from './core/plugins/manifest.js'

/** One kernel: everything that a shell or a host works with. Two of them on one page do not meet. */
export interface Kernel extends KernelServices {
  /** Resolves when `start` has done what it can: configuration, restored connections, plugins that load at start. Never rejects. */
  readonly ready: Promise<void>
  /** The service behind a key: the kernel's own, or that of a plugin which runs. */
  get<T>(key: Key<T>): T
  /** Asks for the configuration, restores what was connected, and loads what wants to be there from the start. Gives `ready`. */
  start(): Promise<void>
  /** Ends everything, once. Nothing is left behind: no timer, no listener, no line to another tab. */
  destroy(): Promise<void>
}

/**
 * Puts a kernel together. It acts on nothing before `start`. The one thing it throws is `options/two-sign-ins`: a manifest
 * that does not fit is listed as failed, and an option that does not fit has its default.
 */
export function createKernel(ports: KernelPorts, manifests: readonly PluginManifest[], input: KernelOptionsInput): Kernel {
  const { options, problems } = readOptions(input, namesOf([manifests].flat()))
  const lifetime = lifetimeOf(ports)
  const shelf = new Shelf()

  const base = composeBase({
    ports: lifetime.ports,
    options,
    networksOf: (namespace) => area.networks.of(namespace),
    onListenerFailure: (error, event, owner) => {
      if (owner === undefined) base.log.error(`A listener of ${event} failed`, error)
      else plugins.plugins.strike(owner, error)
    },
  })
  const plugins = composePlugins({ ...base, shelf, networks: () => area.networks, router: () => modal.router })
  const shell = shellOf({ ...base, modal: () => modal.modal, router: () => modal.router })
  const area = createWalletCore({
    ...base,
    shell,
    adapters: plugins.adapters,
    publish: (name, payload) => base.events.publish(name, payload),
    isMultiWallet: () => base.features.isOn('multiWallet'),
    fetchDeeds: async () => (await import('./wallets/engine/create-deeds.js')).createDeeds,
  })
  const modal = composeModal({ base, plugins, area, shell })

  // The inside of a kernel stays inside: a test compares what is left with the interface.
  const {
    ports: _ports,
    adapters: _adapters,
    deeds: _deeds,
    start: _start,
    dispose: _dispose,
    ...services
  } = {
    ...base,
    ...plugins,
    ...area,
    ...modal,
  }
  bindServices(shelf, services, lifetime.ports)
  plugins.plugins.registerAll(manifests)
  const lifecycle = new Lifecycle({ services, area, lifetime, problems })
  return {
    ...services,
    ready: lifecycle.ready,
    get: (key) => {
      lifecycle.check('get')
      return plugins.plugins.provided.get(key)
    },
    start: () => lifecycle.start(),
    destroy: () => lifecycle.destroy(),
  }
}
