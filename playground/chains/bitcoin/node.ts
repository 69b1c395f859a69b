import { hex } from '@scure/base'
import { type Bcoin, type BcoinAddress, type BcoinChain, type BcoinMempool, type BcoinMeta, type BcoinMiner, loadBcoin } from './bcoin.js'

/** A transaction that nodes do not take, by their own word for it. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** A transaction, and where it stands. */
export interface PlacedTransaction {
  readonly txid: string
  readonly weight: number
  readonly raw: Uint8Array
  /** Undefined while it waits. */
  readonly block: { readonly height: number; readonly hash: string; readonly time: number } | undefined
}

/** An output that nobody has spent. */
export interface UnspentCoin {
  readonly txid: string
  readonly vout: number
  readonly value: number
  /** The height of its block; undefined while it waits. */
  readonly height: number | undefined
}

/** A Bitcoin node on regtest, of one machine alone: it connects to nobody, keeps everything in memory, and mines when it is told to. */
export class BitcoinNode {
  private constructor(
    private readonly bcoin: Bcoin,
    private readonly chain: BcoinChain,
    private readonly mempool: BcoinMempool,
    private readonly miner: BcoinMiner,
  ) {}

  static async open(): Promise<BitcoinNode> {
    const bcoin = loadBcoin()
    const chain = new bcoin.Chain({ network: 'regtest', memory: true, indexTX: true, indexAddress: true })
    const mempool = new bcoin.Mempool({ chain, memory: true, indexAddress: true })
    const miner = new bcoin.Miner({ chain, mempool })
    await chain.open()
    await mempool.open()
    chain.on('connect', (entry, { txs }) => mempool['_addBlock'](entry, txs))
    return new BitcoinNode(bcoin, chain, mempool, miner)
  }

  get height(): number {
    return this.chain.height
  }

  /** Mines a block that pays to a script, and takes everything that waits. Its time is now unless it is told. */
  async mine(script: Uint8Array, time?: number): Promise<void> {
    const address = this.addressOf(script)
    if (address === undefined) throw new Error('Nobody can be paid by this script')
    const job = await this.miner.cpu.createJob(null, address)
    if (time !== undefined) job.attempt.time = time
    if ((await this.chain.add(await job.mineAsync())) === null) throw new Error('The block was not added')
  }

  /** Takes a signed transaction, and gives its id. Throws what nodes say of one that they do not take. */
  async take(raw: Uint8Array): Promise<string> {
    const transaction = this.read(raw)
    let missing: readonly string[] | null
    try {
      missing = await this.mempool.addTX(transaction)
    } catch (error) {
      const { type, reason } = error as { readonly type?: string; readonly reason?: string }
      if (type !== 'VerifyError') throw error
      throw new Refused(reason, { cause: error })
    }
    if (missing !== null && missing.length > 0) throw new Refused('bad-txns-inputs-missingorspent')
    return transaction.txid()
  }

  /** The coins of a script, those that wait among them. */
  async coins(script: Uint8Array): Promise<readonly UnspentCoin[]> {
    const address = this.addressOf(script)
    if (address === undefined) return []
    const kept = (await this.chain.getCoinsByAddress(address)).filter(({ hash, index }) => !this.mempool.isSpent(hash, index))
    const moving = this.mempool.getCoinsByAddress(address).filter(({ hash, index }) => !this.mempool.isSpent(hash, index))
    const written = hex.encode(script)
    return [...kept, ...moving]
      .filter((coin) => coin.script.toRaw().toString('hex') === written)
      .map(({ hash, index, value, height }) => ({ txid: reversed(hash), vout: index, value, height: height < 0 ? undefined : height }))
  }

  /** The transactions that paid to a script or spent from it, the newest first. */
  async transactions(script: Uint8Array): Promise<readonly PlacedTransaction[]> {
    const address = this.addressOf(script)
    if (address === undefined) return []
    const mined = [...(await this.chain.getMetaByAddress(address))].toSorted((one, other) => other.height - one.height)
    const waiting = [...this.mempool.getMetaByAddress(address)].toSorted((one, other) => other.mtime - one.mtime)
    return [...waiting, ...mined].map(placed)
  }

  async transaction(txid: string): Promise<PlacedTransaction | undefined> {
    const hash = reversed(txid)
    const meta = this.mempool.getMeta(hash) ?? (await this.chain.getMeta(hash))
    return meta === null ? undefined : placed(meta)
  }

  /** The block at a height: its hash and its time. */
  async block(height: number): Promise<{ readonly hash: string; readonly time: number } | undefined> {
    const [hash, entry] = [await this.chain.getHash(height), await this.chain.getEntryByHeight(height)]
    return hash === null || entry === null ? undefined : { hash: reversed(hash), time: entry.time }
  }

  async close(): Promise<void> {
    await this.mempool.close()
    await this.chain.close()
  }

  private read(raw: Uint8Array): ReturnType<Bcoin['TX']['fromRaw']> {
    try {
      return this.bcoin.TX.fromRaw(Buffer.from(raw))
    } catch (error) {
      throw new Refused('TX decode failed', { cause: error })
    }
  }

  private addressOf(script: Uint8Array): BcoinAddress | undefined {
    return this.bcoin.Script.fromRaw(Buffer.from(script)).getAddress() ?? undefined
  }
}

function placed({ tx, height, block, time }: BcoinMeta): PlacedTransaction {
  return {
    txid: tx.txid(),
    weight: tx.getWeight(),
    raw: tx.toRaw(),
    block: block === null || height < 0 ? undefined : { height, hash: reversed(block), time },
  }
}

/** Ids and hashes as people write them, from those that are written as they are hashed, and back. */
function reversed(hash: string): string {
  return hex.encode(hex.decode(hash).toReversed())
}
