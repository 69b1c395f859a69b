import type { Token } from '../contract/token.js'
import type { Need } from './service.js'

/** The key that a need names, and whether it may be absent. */
export function readNeed(need: Need): { readonly key: Token<unknown>; readonly isOptional: boolean } {
  return typeof need === 'string' ? { key: need, isOptional: false } : { key: need.key, isOptional: true }
}
