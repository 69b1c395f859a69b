import type { CaipNetworkId } from './ids.js'
import { parts } from './parts.js'

/** True for exactly two non-empty parts. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  return parts(value, 2) !== undefined
}
