import type { ServiceIdentifier } from 'inversify'
import type { ChainNamespace } from '../caip/ids.js'
import type { Key } from './key.js'
import type { Need } from './service.js'

/** One family's key of a service that every family has: `keyFor(chainAdapter, namespace)`. */
export function keyFor<T>(base: Key<T>, namespace: ChainNamespace): Key<T> {
  return `${base}:${namespace}` as Key<T>
}

/** One plugin's own key: for what it keeps to itself, and for its view of a kernel service. Nobody else can spell it by accident. */
export function ownKey<T>(base: Key<T>, plugin: string): Key<T> {
  return `${base}@${plugin}` as Key<T>
}

/** The key of the kernel's own service or port of a name. */
export function keyOfKernel(name: string): Key<unknown> {
  return `kernel.${name}` as Key<unknown>
}

/** True for the keys that only the kernel may provide. */
export function isKernelKey(token: string): boolean {
  return token.startsWith('kernel.')
}

/** Identifier of a key in the container: two copies of a contract agree on it. */
export function identifierOf<T>(token: Key<T>): ServiceIdentifier<T> {
  return Symbol.for(`billfold/${token}`)
}

/** The key that a need names, and whether it may be absent. */
export function readNeed(need: Need): { readonly key: Key<unknown>; readonly isOptional: boolean } {
  return typeof need === 'string' ? { key: need, isOptional: false } : { key: need.key, isOptional: true }
}
