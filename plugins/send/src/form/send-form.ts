import { formatUnits, parseUnits } from '@billfold/kernel/amounts'
import { makeAutoObservable, observableRef } from 'mobx'
import type { SendToken } from '../contract.js'
import type { Receiver } from '../receiver/receiver.js'
import type { PaymentLink } from '../receiver/payment-link.js'
import type { ReceiverLookup } from '../receiver/receiver-lookup.js'
import { type FormProblem, formProblem } from './form-problem.js'
import { unitsFor, worthOf } from './money.js'

export interface SendFormParts {
  tokens(): readonly SendToken[]
  readonly lookup: ReceiverLookup
  /** Takes apart a link by which somebody asks for money; undefined for what is none here. */
  readLink(text: string): Promise<PaymentLink | undefined>
  canTransfer(): boolean
  longestMemo(): number | undefined
}

/** Beginning of a link, which no address has. */
const hasScheme = /^\s*[a-z][-+.a-z0-9]*:/i

/** What the visitor has filled in. Amounts are digits from the keyboard to the chain. */
export class SendForm {
  tokenKey: string | undefined = undefined
  /** As typed: plain digits with at most one point. */
  typed = ''
  /** A note that goes with it, where the family has one. */
  memo = ''
  /** The token that a host has named. */
  private fixed: SendToken | undefined = undefined
  /** What the typed number counts. */
  unit: 'coin' | 'money' = 'coin'
  /** True while the amount is all that can be sent: what the fee leaves of it is found out again at the review. */
  isMost = false
  private readonly parts: SendFormParts

  constructor(parts: SendFormParts) {
    this.parts = parts
    makeAutoObservable<this, 'fixed' | 'parts'>(this, { fixed: observableRef, parts: false }, { autoBind: true })
  }

  /** The token that was chosen, else the first. */
  get token(): SendToken | undefined {
    if (this.fixed !== undefined) return this.fixed
    const tokens = this.parts.tokens()
    return this.tokenKey === undefined ? tokens[0] : tokens.find(({ key }) => key === this.tokenKey)
  }

  /** The amount in smallest units; undefined while there is none. */
  get amount(): bigint | undefined {
    const { token, typed } = this
    if (token === undefined || typed === '') return undefined
    return this.unit === 'coin' ? parseUnits(typed, token.decimals) : unitsFor(typed, token.decimals, token.price)
  }

  /** In whole tokens, as plain digits. */
  get amountText(): string {
    const { token, amount } = this
    return (token && amount !== undefined && formatUnits(amount, token.decimals)) || ''
  }

  /** The worth of the amount, as digits. */
  get worth(): string | undefined {
    const { token, amount } = this
    return token && amount !== undefined ? worthOf(amount, token.decimals, token.price) : undefined
  }

  get receiver(): Receiver {
    return this.parts.lookup.receiver
  }

  get receiverText(): string {
    return this.parts.lookup.text
  }

  /** True while a host has said what is to be sent: the visitor looks at it, and does not change it. */
  get isFixed(): boolean {
    return this.fixed !== undefined
  }

  /** Bytes that a memo may have; undefined where there is none. */
  get longestMemo(): number | undefined {
    return this.parts.longestMemo()
  }

  get problem(): FormProblem | undefined {
    const { token, typed, amount, receiver, memo, longestMemo } = this
    return formProblem({ canTransfer: this.parts.canTransfer(), token, typed, amount, receiver, memo, longestMemo })
  }

  chooseToken(key: string): void {
    if (key === this.token?.key) return
    this.tokenKey = key
    this.isMost = false
    if (this.token?.price === undefined) this.countIn('coin')
  }

  type(text: string): void {
    this.stay()
    this.typed = text
    this.isMost = false
  }

  /** Takes all that can be sent. */
  takeMost(amount: bigint): void {
    this.stay()
    this.unit = 'coin'
    this.typed = (this.token && formatUnits(amount, this.token.decimals)) ?? ''
    this.isMost = true
  }

  /** Counts in the coin or in money; what was typed keeps its meaning as far as money can say it. */
  countIn(unit: 'coin' | 'money'): void {
    if (unit === this.unit) return
    const [amount, worth] = [this.amountText, this.worth]
    this.unit = unit
    this.typed = unit === 'coin' ? amount : (worth?.replace(/(\.\d\d)\d+$/, '$1') ?? '')
  }

  writeReceiver(text: string): void {
    this.parts.lookup.write(text)
    if (hasScheme.test(text)) void this.followLink(text)
  }

  writeMemo(text: string): void {
    this.memo = text
  }

  /** Fills in what a host has said, for the visitor to look at. */
  fix(token: SendToken, { amount, to }: { readonly amount: string; readonly to: string }): void {
    this.fixed = token
    this.unit = 'coin'
    this.typed = amount
    this.isMost = false
    this.writeReceiver(to)
  }

  private async followLink(text: string): Promise<void> {
    const written = this.receiverText
    const link = await this.parts.readLink(text)
    // Something else may have been written meanwhile.
    if (link !== undefined && this.receiverText === written) this.takeLink(link)
  }

  /** Fills in what a payment link asks for. What the visitor has said already stays. */
  private takeLink({ to, token: address, amount, units, memo }: PaymentLink): void {
    this.writeReceiver(to)
    if (memo !== undefined && this.memo === '') this.memo = memo
    const token = this.parts.tokens().find((each) => isSameToken(each.address, address))
    if (token === undefined || this.typed !== '') return
    const asked = amount ?? (units === undefined ? undefined : formatUnits(units, token.decimals))
    if (asked === undefined && address === undefined) return
    this.chooseToken(token.key)
    this.countIn('coin')
    if (asked !== undefined) this.type(asked)
  }

  /** The token that stands there stays the one that is meant, also when prices arrive and put another one first. */
  private stay(): void {
    this.tokenKey ??= this.token?.key
  }

  reset(): void {
    this.tokenKey = undefined
    this.typed = ''
    this.unit = 'coin'
    this.fixed = undefined
    this.isMost = false
    this.memo = ''
    this.writeReceiver('')
  }
}

/** Contracts in hex are written in capitals or not; what else tokens are known by is not. */
function isSameToken(one: string | undefined, other: string | undefined): boolean {
  return one === other || (one?.startsWith('0x') === true && one.toLowerCase() === other?.toLowerCase())
}
