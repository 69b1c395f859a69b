import { limits } from '../limits.js'
import { namesError } from '../errors.js'

/** The coin type of an EVM network (ENSIP-11). Throws 'Invalid chainId' for an id that has none. */
export function coinTypeOf(chainId: number | string): number {
  const id = Number(chainId)
  if (!Number.isSafeInteger(id) || id < 0 || id >= limits.chainIds) throw namesError('names/invalid-chain-id', { chainId })
  // As a number without a sign: the first bit is that of EVM.
  return (limits.chainIds | id) >>> 0
}
