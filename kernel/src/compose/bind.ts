import type { Container } from 'inversify'
import type { Token } from '../contract/token.js'
import { identifierOf } from '../di/token.js'
import type { KernelServices } from './kernel-services.js'

/** Puts the services of a kernel where plugins, and the host, find them. The key of `closeGuards` is `kernel.close-guards`. */
export function bindServices(container: Container, services: KernelServices): void {
  for (const [name, service] of Object.entries(services)) {
    const key = `kernel.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as Token<unknown>
    container.bind(identifierOf(key)).toConstantValue(service)
  }
}
