import type { KernelPorts } from '../core/ports.js'
import type { Shelf } from '../core/services/shelf.js'
import { keyOfKernel } from '../core/services/tokens.js'
import type { KernelServices } from './kernel-services.js'

/** The ports that plugins reach as they are; the others stand behind services. */
type PluginPorts = Pick<KernelPorts, 'clock' | 'device' | 'page' | 'uuid'>

/** Puts the services of a kernel where plugins, and the host, find them. */
export function bindServices(shelf: Shelf, services: KernelServices, { clock, device, page, uuid }: PluginPorts): void {
  for (const [name, service] of Object.entries({ ...services, clock, device, page, uuid })) {
    if (service !== undefined) shelf.put<unknown>(keyOfKernel(name), service)
  }
}
