import type { Shelf } from '../di/shelf.js'
import { type FacadeNeeds, facades } from './facades.js'
import type { StartPlugin } from './owner.js'
import { pluginStarter } from './starter.js'

/** What starts the plugins of a whole kernel: each gets its own view of the kernel's services. */
export function kernelStarter({ shelf, ...needs }: FacadeNeeds & { readonly shelf: Shelf }): StartPlugin {
  return pluginStarter({ shelf, clock: needs.ports.clock, log: needs.log, facades: facades(needs) })
}
