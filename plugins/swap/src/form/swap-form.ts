import { formatUnits, parseUnits, worthOf } from '@billfold/kernel/amounts'
import { makeAutoObservable } from 'mobx'
import type { SwapArguments, SwapToken } from '../contract.js'
import { limits } from '../limits.js'

export interface SwapFormParts {
  tokens(): readonly SwapToken[]
}

/** What people type: a program's exponents stand for an amount that nobody sees in the field. */
const plainDigits = /^(?:\d+\.?\d*|\.\d+)$/

/** Which of the two tokens. */
export type SwapTarget = 'sourceToken' | 'toToken'

/** What the visitor has filled in. Amounts are digits from the keyboard to the chain. */
export class SwapForm {
  private sourceKey = ''
  private targetKey: string | undefined = undefined
  /** As typed: plain digits with at most one point. */
  typed = ''
  /** In percent, as typed. */
  slippageText: string = String(limits.slippage)
  private readonly parts: SwapFormParts

  constructor(parts: SwapFormParts) {
    this.parts = parts
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true })
  }

  /** The token that is given: the coin of the network, until another one is chosen. */
  get source(): SwapToken | undefined {
    const tokens = this.parts.tokens()
    return tokens.find(({ key }) => key === this.sourceKey) ?? tokens[0]
  }

  get target(): SwapToken | undefined {
    return this.parts.tokens().find(({ key }) => key === this.targetKey)
  }

  /** In smallest units; undefined while there is none, and for a part of a unit. */
  get amount(): bigint | undefined {
    const { source, typed } = this
    if (source === undefined || !plainDigits.test(typed)) return undefined
    const fraction = typed.split('.')[1]?.replace(/0+$/, '') ?? ''
    return fraction.length > source.decimals ? undefined : parseUnits(typed, source.decimals)
  }

  /** In US dollars, as digits. */
  get worth(): string | undefined {
    const { source, amount } = this
    return source && amount !== undefined ? worthOf(amount, source.decimals, source.price) : undefined
  }

  /** In percent; undefined for what is no slippage that is allowed. */
  get slippage(): number | undefined {
    const percent = /^\d{1,2}(\.\d{1,2})?$/.test(this.slippageText) ? Number(this.slippageText) : Number.NaN
    return percent >= limits.leastSlippage && percent <= limits.mostSlippage ? percent : undefined
  }

  /** Chooses one of both; who chooses the other one's token turns them round. */
  choose(target: SwapTarget, key: string): void {
    const other = target === 'sourceToken' ? this.target?.key : this.source?.key
    if (key === other) return this.turn()
    if (target === 'sourceToken') this.sourceKey = key
    else this.targetKey = key
  }

  type(text: string): void {
    this.typed = text
  }

  takeMost(amount: bigint): void {
    this.typed = (this.source && formatUnits(amount, this.source.decimals)) ?? ''
  }

  writeSlippage(text: string): void {
    this.slippageText = text
  }

  /** What was got is given, and the other way round. */
  turn(): void {
    const { source, target } = this
    if (source === undefined || target === undefined) return
    this.sourceKey = target.key
    this.targetKey = source.key
    if (this.amount === undefined) this.typed = ''
  }

  /** Fills in what a host has said, by symbol or address; what nobody knows stays as it is. */
  fillIn({ fromToken, toToken, amount }: SwapArguments): void {
    const find = (words: string | undefined): string | undefined => {
      const wanted = words?.toLowerCase()
      return this.parts.tokens().find(({ symbol, key }) => symbol.toLowerCase() === wanted || (key !== '' && key === wanted))?.key
    }
    const [from, to] = [find(fromToken), find(toToken)]
    if (from !== undefined) this.choose('sourceToken', from)
    if (to !== undefined && to !== this.source?.key) this.choose('toToken', to)
    const { source } = this
    const units = source && amount !== undefined ? parseUnits(amount, source.decimals) : undefined
    if (source !== undefined && units !== undefined) this.typed = formatUnits(units, source.decimals) ?? ''
  }

  reset(): void {
    this.sourceKey = ''
    this.targetKey = undefined
    this.typed = ''
    this.slippageText = String(limits.slippage)
  }
}
