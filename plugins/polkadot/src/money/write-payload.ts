import { toHex } from '../signing/hex.js'
import type { SignerPayload } from '../signing/signer-payload.js'
import type { ChainRules } from './chain-rules.js'

/** A block that is final, and the numbers that a new transaction stands on. */
export interface TransactionFrame {
  readonly genesisHash: string
  readonly blockHash: string
  readonly blockNumber: number
  readonly nonce: bigint
}

/** Blocks for which a transaction is good: after them it never comes. */
const lifetime = 64

/** A call, and the address of who makes it. */
export interface PlannedCall {
  readonly from: string
  readonly call: Uint8Array
}

/** Writes a transaction, as extensions take it. */
export function writePayload({ from, call }: PlannedCall, rules: ChainRules, frame: TransactionFrame): SignerPayload {
  const { genesisHash, blockHash, blockNumber, nonce } = frame
  const era = (Math.log2(lifetime) - 1) | ((blockNumber % lifetime) << 4)
  return {
    ...{ address: from, genesisHash, blockHash, blockNumber: number(blockNumber, 4), nonce: number(nonce, 4), tip: number(0, 16) },
    era: toHex(Uint8Array.from([era & 0xff, era >> 8])),
    method: toHex(call),
    specVersion: number(rules.specVersion, 4),
    transactionVersion: number(rules.transactionVersion, 4),
    signedExtensions: rules.signedExtensions,
    version: 4,
  }
}

/** A signature as long as the longest: what a transaction costs depends on its length. */
export const placeholderSignature: Uint8Array = new Uint8Array(66).fill(2)

function number(value: number | bigint, length: number): string {
  return `0x${value.toString(16).padStart(2 * length, '0')}`
}
