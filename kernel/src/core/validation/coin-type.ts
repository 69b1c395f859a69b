import { validationError } from './errors.js'

const evmBit = 0x80000000

/** The coin type under which a name keeps its address on an EVM chain. */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= evmBit) throw validationError('validation/invalid-chain-id', { chainId })
  return (evmBit | chainId) >>> 0
}
