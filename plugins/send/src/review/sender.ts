import { type CaipAddress, type ChainAdapter, type ClockPort, type Families, type Publish, type Session, toMessage } from '@billfold/kernel'
import { formatUnits } from '@billfold/kernel/amounts'
import type { SentTransfer } from '../contract.js'
import { sendingError } from '../errors.js'
import type { Outbox } from '../outbox/outbox.js'
import { failureOutcome } from './failure-outcome.js'
import { type ReviewedTransfer, checkUnchanged } from './reviewed-transfer.js'
import type { Review } from './review.js'

export interface SenderNeeds {
  readonly families: Pick<Families, 'find'>
  readonly outbox: Pick<Outbox, 'claim' | 'forget' | 'repeatOf' | 'settle'>
  readonly clock: Pick<ClockPort, 'now'>
  readonly uuid: () => string
  readonly publish: Publish
}

/** Asks wallets for reviewed transfers, each once. */
export class Sender {
  private isAsking = false

  constructor(private readonly needs: SenderNeeds) {}

  /**
   * Asks the wallet for a transfer, and gives what is noted of it once it was sent. Undefined when it was not, or nobody knows: the review says
   * which. While one is asked for nothing else is.
   */
  async send(review: Review, adapter: Pick<ChainAdapter, 'transfer'>): Promise<SentTransfer | undefined> {
    if (this.isAsking) return undefined
    this.isAsking = true
    try {
      return await this.ask(review, adapter)
    } finally {
      this.isAsking = false
    }
  }

  private async ask(review: Review, adapter: Pick<ChainAdapter, 'transfer'>): Promise<SentTransfer | undefined> {
    const { transfer } = review
    const noted = this.note(transfer)
    review.turn({ phase: 'asking' })
    try {
      await review.checkHalts()
      checkUnchanged(transfer, this.session(transfer))
      if (await review.hasRisen()) {
        review.turn({ phase: 'risen' })
        return undefined
      }
      await this.claim(noted, review.allowsRepeat)
    } catch (error) {
      review.turn({ phase: 'failed', error })
      return undefined
    }
    this.tell('SEND_INITIATED', transfer)
    return this.transfer(review, adapter, noted)
  }

  private async transfer(review: Review, adapter: Pick<ChainAdapter, 'transfer'>, noted: SentTransfer): Promise<SentTransfer | undefined> {
    const { transfer } = review
    const { outbox, publish } = this.needs
    try {
      checkUnchanged(transfer, this.session(transfer))
      const hash = await requireTransfer(adapter, transfer)(transfer.session, transfer.request)
      outbox.settle(noted.id, { status: 'pending', hash })
      review.turn({ phase: 'ready' })
      this.tell('SEND_SUCCESS', transfer, { hash })
      publish('send:sent', { account: transfer.account, hash })
      return { ...noted, status: 'pending', hash }
    } catch (error) {
      this.fail(review, noted, error)
      return undefined
    }
  }

  private fail(review: Review, { id }: SentTransfer, error: unknown): void {
    const { outbox } = this.needs
    const outcome = failureOutcome(error)
    if (outcome === 'unknown') outbox.settle(id, { status: 'unknown' })
    else if (outcome === 'ran') outbox.settle(id, { status: 'failed' })
    else outbox.forget(id)
    if (outcome === 'declined') {
      review.turn({ phase: 'declined' })
      return this.tell('SEND_REJECTED', review.transfer)
    }
    review.turn({ phase: outcome === 'unknown' ? 'unknown' : 'failed', error })
    this.tell('SEND_ERROR', review.transfer, { message: toMessage(error) })
  }

  private async claim(noted: SentTransfer, allowsRepeat: boolean): Promise<void> {
    const { outbox } = this.needs
    const earlier = allowsRepeat ? undefined : outbox.repeatOf(noted)
    if (earlier !== undefined) throw sendingError('sending/twice', { at: earlier.at })
    if (!(await outbox.claim(noted)) && !allowsRepeat) throw sendingError('sending/twice', { at: noted.at })
  }

  private note({ account, to, name, token, amount, request }: ReviewedTransfer): SentTransfer {
    const { uuid, clock } = this.needs
    return {
      ...{ id: uuid(), at: clock.now(), account, to, symbol: token.symbol, decimals: token.decimals, amount: String(amount) },
      ...(name !== undefined && { name }),
      ...(token.address !== undefined && { tokenAddress: token.address }),
      ...(request.memo !== undefined && { memo: request.memo }),
      status: 'asked',
    }
  }

  private session({ session: { namespace } }: ReviewedTransfer): Session | undefined {
    return this.needs.families.find(namespace)?.session
  }

  private tell(event: string, { account, session, network, token, amount }: ReviewedTransfer, more: object = {}): void {
    const properties = {
      isSmartAccount: session.account.type === 'smartAccount',
      network: network.caipNetworkId,
      token: token.address ?? token.symbol,
      amount: formatUnits(amount, token.decimals),
      ...more,
    }
    this.needs.publish('analytics:recorded', { event, properties, address: plainAddress(account, network.caipNetworkId) })
  }
}

function plainAddress(account: CaipAddress, network: string): string {
  return account.slice(network.length + 1)
}

function requireTransfer(
  { transfer }: Pick<ChainAdapter, 'transfer'>,
  { network }: ReviewedTransfer,
): NonNullable<ChainAdapter['transfer']> {
  if (transfer === undefined) throw sendingError('sending/unsupported-chain', { network: network.name })
  return transfer
}
