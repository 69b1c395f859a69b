import { createHash } from 'node:crypto'

import { type ReadTransaction, isSigned, readTransaction } from './read-transaction.js'
import { cosmosChainId, cosmosDenom } from './seed.js'

/** An account of the ledger. */
export interface LedgerAccount {
  readonly number: bigint
  readonly sequence: bigint
  readonly coins: ReadonlyMap<string, bigint>
}

/** What became of a transaction, by the codes of the Cosmos SDK: 0 is success. */
export interface Outcome {
  readonly code: number
  readonly log: string
}

/** A transaction that the ledger took. */
export interface LedgerEntry extends Outcome {
  readonly hash: string
  readonly height: number
  readonly bytes: Uint8Array
  readonly gasWanted: bigint
  /** In milliseconds. */
  readonly time: number
}

/** What a unit of gas costs at least, in the smallest unit of the coin; and what a transfer takes. */
export const leastGasPrice = '0.025'
export const transferGas = 80_000n

const codes = { unauthorized: 4, tooLittle: 5, noMessage: 6, invalidAddress: 7, outOfGas: 11, tooSmallFee: 13, wrongSequence: 32 } as const

/** The coins of everybody, and every transaction. It knows transfers of coins and nothing else of Cosmos. */
export class Ledger {
  private readonly accounts = new Map<string, LedgerAccount>()
  private readonly byHash = new Map<string, LedgerEntry>()

  /** Every transaction, the oldest first. */
  get entries(): readonly LedgerEntry[] {
    return [...this.byHash.values()]
  }

  account(address: string): LedgerAccount | undefined {
    return this.accounts.get(address)
  }

  entry(hash: string): LedgerEntry | undefined {
    return this.byHash.get(hash)
  }

  mint(address: string, denom: string, amount: bigint): void {
    const { number, sequence, coins } = this.accounts.get(address) ?? {
      number: BigInt(this.accounts.size),
      sequence: 0n,
      coins: new Map<string, bigint>(),
    }
    this.accounts.set(address, { number, sequence, coins: new Map(coins).set(denom, (coins.get(denom) ?? 0n) + amount) })
  }

  /** Tells what would become of a transaction. Nobody has signed it yet. */
  simulate(bytes: Uint8Array): Outcome {
    const transaction = readTransaction(bytes)
    return this.judgeTurn(transaction) ?? this.judgeTransfers(transaction) ?? { code: 0, log: '' }
  }

  /** Takes a transaction, in a block of its own. What is refused before it runs leaves nothing. */
  take(bytes: Uint8Array): Outcome & { readonly hash: string } {
    const hash = createHash('sha256').update(bytes).digest('hex').toUpperCase()
    const transaction = readTransaction(bytes)
    const refusal = this.judgeTurn(transaction) ?? this.judgeSignature(transaction) ?? this.judgeFee(transaction)
    if (refusal !== undefined) return { ...refusal, hash }
    const { sender, fee, gas } = transaction
    this.mint(sender, cosmosDenom, -fee)
    const payer = this.accounts.get(sender)
    if (payer !== undefined) this.accounts.set(sender, { ...payer, sequence: payer.sequence + 1n })
    // What fails now has cost its fee.
    const failure = gas < transferGas ? { code: codes.outOfGas, log: 'out of gas' } : this.judgeTransfers(transaction)
    if (failure === undefined) this.move(transaction)
    const outcome = failure ?? { code: 0, log: '' }
    this.byHash.set(hash, { ...outcome, hash, height: this.byHash.size + 2, bytes, gasWanted: gas, time: Date.now() })
    return { code: 0, log: '', hash }
  }

  private judgeTurn({ sender, sequence }: ReadTransaction): Outcome | undefined {
    const expected = this.accounts.get(sender)?.sequence
    if (expected === undefined) return { code: codes.unauthorized, log: `account ${sender} not found` }
    if (expected === sequence) return undefined
    return {
      code: codes.wrongSequence,
      log: `account sequence mismatch, expected ${expected}, got ${sequence}: incorrect account sequence`,
    }
  }

  private judgeSignature(transaction: ReadTransaction): Outcome | undefined {
    const number = this.accounts.get(transaction.sender)?.number ?? 0n
    if (isSigned(transaction, { chainId: cosmosChainId, number })) return undefined
    return { code: codes.unauthorized, log: 'signature verification failed; please verify account number and chain-id: unauthorized' }
  }

  private judgeFee(transaction: ReadTransaction): Outcome | undefined {
    const { fee, gas, sender } = transaction
    const needed = (gas * 25n + 999n) / 1_000n
    if (fee < needed)
      return {
        code: codes.tooSmallFee,
        log: `insufficient fees; got: ${fee}${cosmosDenom} required: ${needed}${cosmosDenom}: insufficient fee`,
      }
    const held = this.accounts.get(sender)?.coins.get(cosmosDenom) ?? 0n
    return held < fee
      ? { code: codes.tooLittle, log: `${held}${cosmosDenom} is smaller than ${fee}${cosmosDenom}: insufficient funds` }
      : undefined
  }

  private judgeTransfers({ messages, sender }: ReadTransaction): Outcome | undefined {
    for (const { fromAddress, toAddress, amount } of messages) {
      if (fromAddress !== sender) return { code: codes.unauthorized, log: 'another account would pay: unauthorized' }
      if (!toAddress.startsWith('cosmos1')) return { code: codes.invalidAddress, log: `invalid address ${toAddress}` }
      for (const { denom, amount: wanted } of amount) {
        const held = this.accounts.get(sender)?.coins.get(denom) ?? 0n
        if (held < BigInt(wanted))
          return { code: codes.tooLittle, log: `spendable balance ${held}${denom} is smaller than ${wanted}${denom}: insufficient funds` }
      }
    }
    return messages.length === 0 ? { code: codes.noMessage, log: 'unknown request' } : undefined
  }

  private move({ messages }: ReadTransaction): void {
    for (const { fromAddress, toAddress, amount } of messages) {
      for (const { denom, amount: moved } of amount) {
        this.mint(fromAddress, denom, -BigInt(moved))
        this.mint(toAddress, denom, BigInt(moved))
      }
    }
  }
}
