import { bcs } from '@mysten/sui/bcs'

import { type Coin, type GasUsed, type Ledger, type Outcome, idOf, written } from './ledger.js'
import type { ReadTransaction, Value } from './read-transaction.js'

/** Of a transaction with few commands, in units of gas. */
const computationUnits = 1_000n
/** Of one coin, in MIST: what is paid for keeping it, and what comes back when it is rewritten or gone. */
const storage = { cost: 988_000n, rebate: 978_120n }

type Kept = Pick<Coin, 'balance' | 'id' | 'owner' | 'type'>
/** Why a transaction fails while it runs. */
class Failure extends Error {}

/** Runs a transaction on a copy of the coins that it touches. Its inputs were looked at before. */
export function runTransaction(ledger: Ledger, transaction: ReadTransaction): Outcome {
  const run = new Run(ledger, transaction)
  try {
    for (const [index, command] of transaction.commands.entries()) run.command(command, index)
    return run.outcome(undefined)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return run.failed(error.message)
  }
}

class Run {
  private readonly coins = new Map<string, Kept>()
  private readonly gone = new Set<string>()
  private readonly loose = new Set<string>()
  private readonly results: (readonly Value[])[] = []
  private readonly before: ReadonlyMap<string, Coin>
  private readonly gasId: string
  private made = 0

  constructor(
    ledger: Ledger,
    private readonly transaction: ReadTransaction,
  ) {
    const { payment, coinInputs, mockedGas } = transaction
    const [first, ...rest] = payment
    this.gasId = first ?? mockedGas.id
    const taken = [...payment, ...coinInputs].flatMap((id) => ledger.coin(id) ?? [])
    this.before = new Map([...(first === undefined ? [mockedGas] : []), ...taken].map((coin) => [coin.id, coin]))
    for (const coin of this.before.values()) this.coins.set(coin.id, coin)
    // Everything that pays becomes one coin. What the budget takes is not for spending.
    const whole = [this.gasId, ...rest].reduce((sum, id) => sum + this.coin(id).balance, 0n)
    for (const id of rest) this.remove(id)
    this.change(this.gasId, whole - transaction.budget)
  }

  command(command: ReadTransaction['commands'][number], index: number): void {
    if (command.SplitCoins) {
      const { coin, amounts } = command.SplitCoins
      this.results.push(amounts.map((amount) => this.split(this.coinAt(coin), this.amountAt(amount), index)))
    } else if (command.MergeCoins) {
      const { destination, sources } = command.MergeCoins
      for (const source of sources) this.merge(this.coinAt(destination), this.coinAt(source))
      this.results.push([])
    } else if (command.TransferObjects) {
      const { objects, address } = command.TransferObjects
      const owner = bcs.Address.parse(this.pureAt(address))
      for (const object of objects) this.give(this.coinAt(object), owner)
      this.results.push([])
    } else throw new Failure(`FunctionNotFound in command ${index}: this ledger runs no Move`)
  }

  outcome(error: string | undefined): Outcome {
    if (this.loose.size > 0) return this.failed('UnusedValueWithoutDrop')
    const gasUsed = this.gasUsed()
    const spent = gasUsed.computationCost + gasUsed.storageCost - gasUsed.storageRebate
    if (gasUsed.computationCost > this.transaction.budget || spent > this.transaction.budget) return this.failed('InsufficientGas')
    this.change(this.gasId, this.coin(this.gasId).balance + this.transaction.budget - spent)
    return { error, gasUsed, written: this.written(), deleted: [...this.gone].flatMap((id) => this.before.get(id) ?? []) }
  }

  /** Nothing moves: the gas alone is paid, out of the coin that all others were put into. */
  failed(error: string): Outcome {
    const { payment, price, mockedGas } = this.transaction
    const paying = payment.flatMap((id) => this.before.get(id) ?? [])
    const [first = mockedGas, ...rest] = paying
    const whole = paying.reduce((sum, { balance }) => sum + balance, 0n)
    const gasUsed = { computationCost: computationUnits * price, storageCost: 0n, storageRebate: 0n }
    const kept = written({ ...first, balance: whole - gasUsed.computationCost }, this.mark())
    return { error, gasUsed, written: [kept], deleted: rest }
  }

  private gasUsed(): GasUsed {
    return {
      computationCost: computationUnits * this.transaction.price,
      storageCost: storage.cost * BigInt(this.coins.size),
      storageRebate: storage.rebate * BigInt(this.before.size),
    }
  }

  private written(): readonly Coin[] {
    const paying = this.coin(this.gasId)
    const others = [...this.coins.values()].filter(({ id }) => id !== this.gasId)
    return [paying, ...others].map((coin) => written(coin, this.mark()))
  }

  private mark(): { readonly version: bigint; readonly digest: string } {
    const versions = [...this.before.values()].map(({ version }) => version)
    return { version: versions.reduce((most, version) => (version > most ? version : most), 0n) + 1n, digest: this.transaction.digest }
  }

  private split(from: string, amount: bigint, command: number): Value {
    const { balance, type } = this.coin(from)
    if (amount > balance) throw new Failure(`InsufficientCoinBalance in command ${command}`)
    this.change(from, balance - amount)
    const id = idOf(this.transaction.digest, this.made)
    this.made += 1
    this.coins.set(id, { id, type, owner: this.transaction.sender, balance: amount })
    this.loose.add(id)
    return { coin: id }
  }

  private merge(into: string, from: string): void {
    if (into === from || this.coin(into).type !== this.coin(from).type) throw new Failure('CommandArgumentError')
    this.change(into, this.coin(into).balance + this.coin(from).balance)
    this.remove(from)
  }

  private give(id: string, owner: string): void {
    const coin = this.coin(id)
    this.loose.delete(id)
    this.coins.set(id, { ...coin, owner })
  }

  private change(id: string, balance: bigint): void {
    if (balance < 0n) throw new Failure('InsufficientGas')
    this.coins.set(id, { ...this.coin(id), balance })
  }

  private remove(id: string): void {
    this.coins.delete(id)
    this.loose.delete(id)
    if (this.before.has(id)) this.gone.add(id)
  }

  private coin(id: string): Kept {
    const coin = this.coins.get(id)
    if (coin === undefined) throw new Failure('InvalidValueUsage')
    return coin
  }

  private at(argument: Argument): Value {
    if ('GasCoin' in argument && argument.GasCoin) return { coin: this.gasId }
    const found =
      argument.Input === undefined
        ? this.results[argument.Result ?? argument.NestedResult?.[0] ?? -1]?.[argument.NestedResult?.[1] ?? 0]
        : this.transaction.inputs[argument.Input]
    if (found === undefined) throw new Failure('CommandArgumentError')
    return found
  }

  private coinAt(argument: Argument): string {
    const value = this.at(argument)
    if (!('coin' in value)) throw new Failure('CommandArgumentError')
    return value.coin
  }

  private pureAt(argument: Argument): Uint8Array {
    const value = this.at(argument)
    if (!('pure' in value)) throw new Failure('CommandArgumentError')
    return value.pure
  }

  private amountAt(argument: Argument): bigint {
    return BigInt(bcs.u64().parse(this.pureAt(argument)))
  }
}

interface Argument {
  readonly GasCoin?: true | undefined
  readonly Input?: number | undefined
  readonly Result?: number | undefined
  readonly NestedResult?: readonly [number, number] | undefined
}
