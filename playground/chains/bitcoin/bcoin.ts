import { Module, createRequire } from 'node:module'

/** bcoin is a Bitcoin node in JavaScript. It has no types: what is used of it stands here. Its hashes are hex, the last byte first. */
export interface Bcoin {
  readonly Chain: new (options: object) => BcoinChain
  readonly Mempool: new (options: object) => BcoinMempool
  readonly Miner: new (options: object) => BcoinMiner
  readonly TX: { fromRaw(raw: Buffer): BcoinTransaction }
  readonly Script: { fromRaw(raw: Buffer): { getAddress(): BcoinAddress | null } }
}

export interface BcoinAddress {
  readonly hash: Buffer
}

export interface BcoinTransaction {
  txid(): string
  getWeight(): number
  toRaw(): Buffer
}

/** A transaction, and the block in which it is; its height is -1 while it is in none. */
export interface BcoinMeta {
  readonly tx: BcoinTransaction
  readonly height: number
  readonly block: string | null
  readonly time: number
  readonly mtime: number
}

export interface BcoinCoin {
  readonly hash: string
  readonly index: number
  readonly value: number
  readonly height: number
  readonly script: { toRaw(): Buffer }
}

export interface BcoinChain {
  readonly height: number
  open(): Promise<void>
  close(): Promise<void>
  add(block: object): Promise<object | null>
  on(event: 'connect', listener: (entry: object, block: { readonly txs: readonly object[] }) => unknown): void
  getHash(height: number): Promise<string | null>
  getEntryByHeight(height: number): Promise<{ readonly time: number } | null>
  getCoinsByAddress(address: BcoinAddress): Promise<readonly BcoinCoin[]>
  getMetaByAddress(address: BcoinAddress): Promise<readonly BcoinMeta[]>
  getMeta(hash: string): Promise<BcoinMeta | null>
}

export interface BcoinMempool {
  open(): Promise<void>
  close(): Promise<void>
  /** Throws what is wrong with a transaction; gives the coins that nobody knows. */
  addTX(transaction: BcoinTransaction): Promise<readonly string[] | null>
  /** Drops the transactions of a block. It is told under the lock of the chain, which the public `addBlock` would wait for. */
  readonly ['_addBlock']: (entry: object, transactions: readonly object[]) => Promise<void>
  isSpent(hash: string, index: number): boolean
  getCoinsByAddress(address: BcoinAddress): readonly BcoinCoin[]
  getMetaByAddress(address: BcoinAddress): readonly BcoinMeta[]
  getMeta(hash: string): BcoinMeta | null
}

export interface BcoinMiner {
  readonly cpu: {
    createJob(tip: null, address: BcoinAddress): Promise<{ readonly attempt: { time: number }; mineAsync(): Promise<object> }>
  }
}

/**
 * Loads bcoin. It names libraries that have to be compiled: a database, which a chain that is kept in memory has no use for, and others
 * that it has in JavaScript too, and takes them so where its environment says it.
 */
export function loadBcoin(): Bcoin {
  const require = createRequire(import.meta.url)
  const fromBcoin = createRequire(require.resolve('bcoin'))
  const database = createRequire(fromBcoin.resolve('bdb')).resolve('leveldown')
  require.cache[database] ??= Object.assign(new Module(database), { loaded: true, exports: undefined })
  const before = process.env['NODE_BACKEND']
  process.env['NODE_BACKEND'] = 'js'
  try {
    // Each part is loaded when it is named.
    const { Chain, Mempool, Miner, TX, Script } = require('bcoin') as Bcoin
    return { Chain, Mempool, Miner, TX, Script }
  } finally {
    if (before === undefined) delete process.env['NODE_BACKEND']
    else process.env['NODE_BACKEND'] = before
  }
}
