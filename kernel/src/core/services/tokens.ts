import type { ServiceIdentifier } from 'inversify'
import type { ChainNamespace } from '../caip/ids.js'
import type { Token } from './token.js'
import type { Need } from './service.js'

/** One family's key of a service that every family has: `tokenFor(chainAdapter, 'solana')`. */
export function tokenFor<T>(base: Token<T>, namespace: ChainNamespace): Token<T> {
  return `${base}:${namespace}` as Token<T>
}

/** One plugin's own key: for what it keeps to itself, and for its view of a kernel service. Nobody else can spell it by accident. */
export function ownToken<T>(base: Token<T>, plugin: string): Token<T> {
  return `${base}@${plugin}` as Token<T>
}

/** The key of the kernel's own service or port of a name: that of `closeGuards` is `kernel.close-guards`. */
export function kernelToken(name: string): Token<unknown> {
  return `kernel.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as Token<unknown>
}

/** True for the keys that only the kernel may provide. */
export function isKernelToken(token: string): boolean {
  return token.startsWith('kernel.')
}

/** What the container knows a token by: two copies of a contract agree on it. */
export function identifierOf<T>(token: Token<T>): ServiceIdentifier<T> {
  return Symbol.for(`billfold/${token}`)
}

/** The key that a need names, and whether it may be absent. */
export function readNeed(need: Need): { readonly key: Token<unknown>; readonly isOptional: boolean } {
  return typeof need === 'string' ? { key: need, isOptional: false } : { key: need.key, isOptional: true }
}
