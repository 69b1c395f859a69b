import type { Network } from '@billfold/kernel'
import type { Nodes } from '@billfold/kernel/family'
import { blake2b } from '@noble/hashes/blake2.js'
import { maxLength, nullable, pipe, regex, string } from 'valibot'
import { fromHex, toHex } from '../signing/hex.js'

/** An account as its network keeps it. Amounts are in the smallest unit. */
export interface ChainAccount {
  /** The number of transactions that it has made. */
  readonly nonce: bigint
  /** All that it can spend some day. */
  readonly free: bigint
  /** The part of it that it cannot move now, such as what it votes with. */
  readonly frozen: bigint
}

export interface AccountQuestion {
  readonly publicKey: Uint8Array
  readonly network: Network
  readonly signal?: AbortSignal
}

/** Where nodes keep the accounts of a network: the hashes of `System` and `Account`. */
const systemAccount = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const stored = nullable(pipe(string(), maxLength(1_000), regex(/^0x(?:[0-9a-f]{2}){64,}$/i)))

/** Asks the nodes of a network for an account. One that the network has never heard of has nothing. */
export async function readAccount(nodes: Pick<Nodes, 'ask'>, { publicKey, network, signal }: AccountQuestion): Promise<ChainAccount> {
  const key = `${systemAccount}${toHex(blake2b(publicKey, { dkLen: 16 })).slice(2)}${toHex(publicKey).slice(2)}`
  const found = fromHex(await nodes.ask(network, { method: 'state_getStorage', params: [key], schema: stored }, signal))
  const numberAt = (from: number, length: number): bigint => littleEnd(found?.subarray(from, from + length) ?? [])
  // Four counters of 4 bytes stand before the amounts of 16: free, reserved, frozen. What is reserved may be frozen, too.
  const [free, reserved, frozen] = [numberAt(16, 16), numberAt(32, 16), numberAt(48, 16)]
  return { nonce: numberAt(0, 4), free, frozen: frozen > reserved ? frozen - reserved : 0n }
}

/** Reads a number whose first byte is its smallest. */
export function littleEnd(bytes: Iterable<number>): bigint {
  return [...bytes].reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
}
