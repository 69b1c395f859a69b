import type { KernelPorts } from '../contract/ports.js'
import type { Token } from '../contract/token.js'
import type { Shelf } from '../di/shelf.js'
import type { KernelServices } from './kernel-services.js'

/** The ports that plugins reach as they are; the others stand behind services. */
type PluginPorts = Pick<KernelPorts, 'clock' | 'device' | 'page' | 'uuid'>

/** Puts the services of a kernel where plugins, and the host, find them. The key of `closeGuards` is `kernel.close-guards`. */
export function bindServices(shelf: Shelf, services: KernelServices, { clock, device, page, uuid }: PluginPorts): void {
  for (const [name, service] of Object.entries({ ...services, clock, device, page, uuid })) {
    if (service === undefined) continue
    const key = `kernel.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as Token<unknown>
    shelf.put<unknown>(key, service)
  }
}
