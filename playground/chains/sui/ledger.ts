import { createHash } from 'node:crypto'

import { toBase58 } from '@mysten/sui/utils'

/** A coin: an object that holds an amount of one type. */
export interface Coin {
  readonly id: string
  readonly version: bigint
  readonly digest: string
  readonly owner: string
  readonly type: string
  readonly balance: bigint
  /** The transaction that wrote it last. */
  readonly previousTransaction: string
}

/** An object that is no coin, and what its type has of it shown. It stays where it was placed: no Move runs here. */
export interface Piece {
  readonly id: string
  readonly version: bigint
  readonly digest: string
  /** An account, or a kiosk that it lies in. */
  readonly owner: string
  readonly type: string
  readonly display?: Readonly<Record<string, string>> | undefined
  readonly fields?: Readonly<Record<string, unknown>> | undefined
}

/** Costs of a transaction, in MIST. */
export interface GasUsed {
  readonly computationCost: bigint
  readonly storageCost: bigint
  readonly storageRebate: bigint
}

/** A transaction as it ran, and what became of the coins. */
export interface Outcome {
  /** Why it failed; undefined when it did what it says. */
  readonly error: string | undefined
  readonly gasUsed: GasUsed
  /** Coins as they are afterwards, the one that paid first. */
  readonly written: readonly Coin[]
  /** Coins that are gone. */
  readonly deleted: readonly Coin[]
}

/** A transaction that the ledger took. */
export interface LedgerEntry extends Outcome {
  readonly digest: string
  readonly sender: string
  readonly timestampMs: number
  /** What was signed, and by which signatures, in base 64. */
  readonly bytes: string
  readonly signatures: readonly string[]
}

/** How much more an owner has of a type of coins than before. */
export interface BalanceChange {
  readonly owner: string
  readonly type: string
  readonly amount: bigint
}

/** A transaction as the ledger keeps it. */
export interface KeptEntry extends LedgerEntry {
  readonly checkpoint: number
  readonly changes: readonly BalanceChange[]
}

/** What a unit of gas costs, in MIST. */
export const referenceGasPrice = 750n

/** Digest of the first transaction of all. */
const genesis = toBase58(new Uint8Array(32).fill(7))

/** The coins and other objects of everybody, and every transaction. */
export class Ledger {
  private readonly coins = new Map<string, Coin>()
  private readonly pieces: Piece[] = []
  private readonly byDigest = new Map<string, KeptEntry>()
  private minted = 0

  /** Every transaction, the oldest first. */
  get entries(): readonly KeptEntry[] {
    return [...this.byDigest.values()]
  }

  coin(id: string): Coin | undefined {
    return this.coins.get(id)
  }

  entry(digest: string): KeptEntry | undefined {
    return this.byDigest.get(digest)
  }

  /** The coins of an owner, of one type or of all. */
  coinsOf(owner: string, type?: string): readonly Coin[] {
    return [...this.coins.values()].filter((coin) => coin.owner === owner && (type === undefined || coin.type === type))
  }

  balance(owner: string, type: string): bigint {
    return this.coinsOf(owner, type).reduce((sum, { balance }) => sum + balance, 0n)
  }

  /** Makes a coin of nothing. */
  mint(owner: string, type: string, balance: bigint): Coin {
    this.minted += 1
    const coin = written({ id: idOf(genesis, this.minted), owner, type, balance }, { version: 1n, digest: genesis })
    this.coins.set(coin.id, coin)
    return coin
  }

  /** The objects of an owner that are no coins. */
  piecesOf(owner: string): readonly Piece[] {
    return this.pieces.filter((piece) => piece.owner === owner)
  }

  piece(id: string): Piece | undefined {
    return this.pieces.find((piece) => piece.id === id)
  }

  /** Makes an object of nothing. */
  place(owner: string, { id, type, display, fields }: Pick<Piece, 'display' | 'fields' | 'id' | 'type'>): void {
    const hash = createHash('sha256').update([id, owner, type].join()).digest()
    this.pieces.push({ id, type, display, fields, owner, version: 1n, digest: toBase58(hash) })
  }

  /** Keeps what a transaction did. */
  record(entry: LedgerEntry): KeptEntry {
    const kept = { ...entry, checkpoint: this.byDigest.size + 1, changes: this.changesOf(entry) }
    for (const { id } of entry.deleted) this.coins.delete(id)
    for (const coin of entry.written) this.coins.set(coin.id, coin)
    this.byDigest.set(entry.digest, kept)
    return kept
  }

  private changesOf({ written: after, deleted }: LedgerEntry): readonly BalanceChange[] {
    const sums = new Map<string, BalanceChange>()
    const add = ({ owner, type, balance }: Coin, sign: bigint): void => {
      const key = `${owner} ${type}`
      sums.set(key, { owner, type, amount: (sums.get(key)?.amount ?? 0n) + sign * balance })
    }
    for (const coin of [...deleted, ...after.flatMap(({ id }) => this.coins.get(id) ?? [])]) add(coin, -1n)
    for (const coin of after) add(coin, 1n)
    return [...sums.values()].filter(({ amount }) => amount !== 0n)
  }
}

/** The id of the n-th object that a transaction makes. */
export function idOf(digest: string, index: number): string {
  return `0x${createHash('sha256').update(`${digest}:${index}`).digest('hex')}`
}

/** A coin as a transaction leaves it. */
export function written(
  coin: Pick<Coin, 'balance' | 'id' | 'owner' | 'type'>,
  { version, digest }: { readonly version: bigint; readonly digest: string },
): Coin {
  const { id, owner, type, balance } = coin
  const hash = createHash('sha256').update([id, version, owner, type, balance].join()).digest()
  return { id, owner, type, balance, version, digest: toBase58(hash), previousTransaction: digest }
}
