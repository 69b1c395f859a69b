import { createHash } from 'node:crypto'

import { u8aToHex } from '@polkadot/util'

import { Assets } from './assets.js'
import { type DispatchError, timeExtrinsic, writeEvents } from './block-events.js'
import { type PolkadotSeedPiece, polkadotGenesisHash } from './seed.js'

/** An account as the ledger keeps it. Amounts are in planck. */
export interface ChainAccount {
  readonly nonce: number
  readonly free: bigint
  readonly frozen: bigint
}

/** A transfer that the ledger took into a block. */
export interface LedgerEntry {
  readonly hash: string
  readonly blockHash: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /** The number of the token; absent for the coin. */
  readonly asset?: number | undefined
  readonly fee: bigint
  readonly nonce: number
  /** Why it failed: only the fee was paid. Absent for one that moved something. */
  readonly failure?: DispatchError | undefined
  /** In milliseconds. */
  readonly time: number
}

/** A piece of the pallet Nfts. It stays where it was placed. */
export interface HeldPiece extends PolkadotSeedPiece {
  readonly holder: string
}

/** What stands in a block: its transactions in hex, the first of which tells the time, and what they did. */
export interface LedgerBlock {
  readonly extrinsics: readonly string[]
  readonly events: string
}

/** The accounts of everybody by their keys in hex, the blocks, and every transfer. */
export class Ledger {
  readonly entries: LedgerEntry[] = []
  /** Entries of the Identity pallet, by their keys: names of accounts, and accounts of names. */
  readonly names: Map<string, string> = new Map()
  readonly assets: Assets = new Assets()
  readonly pieces: HeldPiece[] = []
  private readonly accounts = new Map<string, ChainAccount>()
  private readonly blocks: string[] = [polkadotGenesisHash]
  private readonly contents = new Map<string, LedgerBlock>()

  constructor() {
    // Some blocks are behind everybody.
    for (let count = 0; count < 100; count += 1) this.addBlock()
  }

  /** The number of the newest block, which is final. */
  get height(): number {
    return this.blocks.length - 1
  }

  blockHash(number: number = this.height): string | undefined {
    return this.blocks[number]
  }

  blockNumber(hash: string): number | undefined {
    const index = this.blocks.indexOf(hash)
    return index < 0 ? undefined : index
  }

  account(key: Uint8Array): ChainAccount {
    return this.accounts.get(u8aToHex(key)) ?? { nonce: 0, free: 0n, frozen: 0n }
  }

  put(key: Uint8Array, account: ChainAccount): void {
    this.accounts.set(u8aToHex(key), account)
  }

  /** What stands in a block, or in the newest. Those without a transfer are empty here. */
  contentOf(hash: unknown = this.blockHash()): LedgerBlock {
    return this.contents.get(String(hash)) ?? { extrinsics: [], events: '0x00' }
  }

  /** Keeps a transfer and what it did, in a block of its own. */
  record(entry: Omit<LedgerEntry, 'blockHash' | 'time'>, extrinsic: string): void {
    const [blockHash, time] = [this.addBlock(), Date.now()]
    this.entries.push({ ...entry, blockHash, time })
    this.contents.set(blockHash, { extrinsics: [timeExtrinsic(time), extrinsic], events: writeEvents(entry.failure) })
  }

  addBlock(): string {
    const hash = `0x${createHash('sha256')
      .update(`${this.blocks.at(-1)} ${this.blocks.length}`)
      .digest('hex')}`
    this.blocks.push(hash)
    return hash
  }
}
