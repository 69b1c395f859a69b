import { Cl } from '@stacks/transactions'

import { rosa, stacksAccounts, stacksPieces } from './seed.js'

/** A transfer that the ledger took. */
export interface LedgerEntry {
  readonly txid: string
  readonly from: string
  readonly to: string
  /** In microSTX. */
  readonly amount: bigint
  readonly fee: bigint
  readonly memo: string
}

/** A transfer as the ledger keeps it. */
export interface KeptEntry extends LedgerEntry {
  /** The number of it that its sender gave. */
  readonly nonce: number
  /** In milliseconds. */
  readonly time: number
}

/** A piece of SIP-009. It stays where it was placed: no contract runs here. */
export interface Piece {
  readonly holder: string
  /** `address.name` */
  readonly contract: string
  readonly asset: string
  /** Its number, or whatever else its contract knows it by: a Clarity value in hex. */
  readonly value: string
  readonly uri?: string | undefined
}

export interface LedgerAccount {
  /** In microSTX. */
  readonly balance: bigint
  /** The number of its next transaction. */
  readonly nonce: number
}

const stx = 1_000_000n
/** STX of the seeded accounts, in their order. */
const planted = [1_000n * stx, 20n * stx, 0n]

/** The accounts and pieces of everybody, and every transfer. */
export class Ledger {
  readonly entries: KeptEntry[] = []
  readonly pieces: Piece[] = stacksPieces.map(({ owner, contract, id, ...piece }) => ({
    ...{ ...piece, holder: rosa.address, contract: `${owner}.${contract}`, value: `0x${Cl.serialize(Cl.uint(id))}` },
  }))
  private readonly accounts = new Map<string, LedgerAccount>()

  constructor() {
    for (const [index, { address }] of stacksAccounts.entries()) this.accounts.set(address, { balance: planted[index] ?? 0n, nonce: 0 })
  }

  account(address: string): LedgerAccount {
    return this.accounts.get(address) ?? { balance: 0n, nonce: 0 }
  }

  /** Moves what a transfer says: it was looked at before. */
  record(entry: LedgerEntry): void {
    const { from, to, amount, fee } = entry
    const { balance, nonce } = this.account(from)
    this.accounts.set(from, { balance: balance - amount - fee, nonce: nonce + 1 })
    const receiver = this.account(to)
    this.accounts.set(to, { ...receiver, balance: receiver.balance + amount })
    this.entries.push({ ...entry, nonce, time: Date.now() })
  }
}
