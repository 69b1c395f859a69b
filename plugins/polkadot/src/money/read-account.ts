import type { Network } from '@billfold/kernel'
import type { Nodes } from '@billfold/kernel/family'
import { Struct, u128, u32 } from '@polkadot-api/substrate-bindings'
import { maxLength, nullable, pipe, regex, string } from 'valibot'
import { storageKey } from './storage-key.js'

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
  /** The hash of a block: the account is told as it was then. The newest when absent. */
  readonly block?: string
  readonly signal?: AbortSignal
}

/** Where nodes keep the accounts of a network: the hashes of `System` and `Account`. */
const systemAccount = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const counters = { nonce: u32, consumers: u32, providers: u32, sufficients: u32 }
const accountInfo = Struct({ ...counters, free: u128, reserved: u128, frozen: u128 })
const stored = nullable(pipe(string(), maxLength(1_000), regex(/^0x(?:[0-9a-f]{2}){64,}$/i)))

/** Asks the nodes of a network for an account. One that the network has never heard of has nothing. */
export async function readAccount(
  nodes: Pick<Nodes, 'ask'>,
  { publicKey, network, block, signal }: AccountQuestion,
): Promise<ChainAccount> {
  const key = storageKey(systemAccount, publicKey)
  const found = await nodes.ask(
    network,
    { method: 'state_getStorage', params: block === undefined ? [key] : [key, block], schema: stored },
    signal,
  )
  const { nonce, free, reserved, frozen } = accountInfo.dec(found ?? new Uint8Array(64))
  // Reserved amounts may be frozen, too.
  return { nonce: BigInt(nonce), free, frozen: frozen > reserved ? frozen - reserved : 0n }
}
