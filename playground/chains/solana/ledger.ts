import { type Address, type Signature, type Transaction, getBase58Decoder, getCompiledTransactionMessageDecoder } from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

import { type HeldToken, heldTokens } from './held-tokens.js'
import { type Outcome, outcomeOf } from './outcome.js'

/** A transaction that was sent, and what the accounts in it had before and after. */
export interface LedgerEntry extends Outcome {
  readonly signature: string
  readonly slot: bigint
  /** Seconds since 1970. */
  readonly blockTime: number
  readonly transaction: Transaction
  readonly accounts: readonly Address[]
  readonly before: readonly bigint[]
  readonly after: readonly bigint[]
  readonly tokensBefore: readonly HeldToken[]
  readonly tokensAfter: readonly HeldToken[]
}

export interface LedgerOptions {
  readonly now?: () => number
}

/** A Solana chain in this process: the real engine, and the memory of a node around it. Each transaction is a slot of its own. */
export class Ledger {
  // The engine knows one hash at a time, a chain those of the last minute: they are looked at here.
  readonly svm: LiteSVM = new LiteSVM().withBlockhashCheck(false)
  readonly entries: LedgerEntry[] = []
  private readonly bySignature = new Map<string, LedgerEntry>()
  /** Hashes that a transaction may still name, with the slot until which they are good. */
  private readonly hashes = new Map<string, bigint>()
  private readonly now: () => number
  private hashedAt = 0

  constructor({ now = Date.now }: LedgerOptions = {}) {
    this.now = now
  }

  get slot(): bigint {
    return this.svm.getClock().slot
  }

  /** The hash for a new transaction, and the slot until which it is good. */
  get latestBlockhash(): { readonly blockhash: string; readonly lastValidBlockHeight: bigint } {
    if (this.now() - this.hashedAt >= hashEvery) {
      this.hashedAt = this.now()
      this.svm.expireBlockhash()
    }
    const blockhash = this.svm.latestBlockhash()
    const lastValidBlockHeight = this.slot + hashLife
    this.hashes.set(blockhash, lastValidBlockHeight)
    return { blockhash, lastValidBlockHeight }
  }

  isRecent(blockhash: string): boolean {
    return (this.hashes.get(blockhash) ?? -1n) >= this.slot
  }

  find(signature: string): LedgerEntry | undefined {
    return this.bySignature.get(signature)
  }

  simulate(transaction: Transaction): Outcome {
    if (!this.isRecent(blockhashOf(transaction))) return stale
    const result = this.svm.simulateTransaction(transaction)
    return result instanceof FailedTransactionMetadata ? outcomeOf(result) : outcomeOf(result.meta())
  }

  /** Runs a transaction and keeps what became of it. */
  send(transaction: Transaction): LedgerEntry {
    const signature = signatureOf(transaction)
    const accounts = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes).staticAccounts
    const before = this.balances(accounts)
    const tokensBefore = heldTokens(this.svm, accounts)
    const outcome = this.isRecent(blockhashOf(transaction)) ? outcomeOf(this.svm.sendTransaction(transaction)) : stale
    const entry: LedgerEntry = {
      ...outcome,
      signature,
      slot: this.slot,
      blockTime: Math.floor(this.now() / 1000),
      transaction,
      accounts,
      before,
      after: this.balances(accounts),
      tokensBefore,
      tokensAfter: heldTokens(this.svm, accounts),
    }
    this.entries.push(entry)
    this.bySignature.set(signature, entry)
    this.svm.warpToSlot(this.slot + 1n)
    return entry
  }

  private balances(accounts: readonly Address[]): readonly bigint[] {
    return accounts.map((account) => this.svm.getBalance(account) ?? 0n)
  }
}

/** How many slots a hash is good, and how often there is a new one, in milliseconds. */
const hashLife = 150n
const hashEvery = 400

const stale: Outcome = { err: 'BlockhashNotFound', logs: [], unitsConsumed: 0 }

function blockhashOf({ messageBytes }: Transaction): string {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  return 'lifetimeToken' in message ? message.lifetimeToken : ''
}

/** The first signature of a transaction, by which it is known. */
export function signatureOf({ signatures }: Transaction): Signature {
  const [first] = Object.values(signatures)
  if (first === null || first === undefined) throw new Error('The transaction is not signed.')
  return getBase58Decoder().decode(first) as Signature
}
