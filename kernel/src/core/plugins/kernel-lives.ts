import type { Shelf } from '../services/shelf.js'
import { type FacadeNeeds, facades } from './facades.js'
import { Lives, type LivesNeeds } from './lives.js'
import type { PluginRegistry } from './registry.js'
import { pluginStarter } from './starter.js'

export interface KernelLivesNeeds extends FacadeNeeds, Pick<LivesNeeds, 'publish' | 'closeViews'> {
  readonly shelf: Shelf
}

/** The lives of the plugins of a whole kernel: each gets its own view of the kernel's services. Nothing of it is needed before the first. */
export function kernelLives(registry: PluginRegistry, { shelf, publish, closeViews, ...needs }: KernelLivesNeeds): Lives {
  const { log, ports } = needs
  const common = { shelf, clock: ports.clock, log }
  return new Lives(registry, { ...common, publish, closeViews, start: pluginStarter({ ...common, facades: facades(needs) }) })
}
