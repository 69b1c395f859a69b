import {
  type CaipAddress,
  type ChainAdapter,
  type ClockPort,
  type Families,
  type Log,
  type Publish,
  type Session,
  type TakenTransfers,
  toMessage,
} from '@billfold/kernel'
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
  readonly log: Pick<Log, 'debug'>
  /** Aborted when the page ends. */
  readonly signal: AbortSignal
}

interface Asked {
  readonly review: Review
  readonly noted: SentTransfer
}

/** What is noted of several transfers; undefined when they were not sent, or nobody knows. */
type TogetherOutcome = readonly SentTransfer[] | undefined

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

  /** The same for several, with one yes of the person. What is noted of each; their names come later. */
  async sendTogether(reviews: readonly Review[], adapter: Pick<ChainAdapter, 'transferTogether'>): Promise<TogetherOutcome> {
    if (this.isAsking) return undefined
    this.isAsking = true
    try {
      return await this.askTogether(reviews, adapter)
    } finally {
      this.isAsking = false
    }
  }

  private async ask(review: Review, adapter: Pick<ChainAdapter, 'transfer'>): Promise<SentTransfer | undefined> {
    const asked = { review, noted: this.note(review.transfer) }
    if (!(await this.prepare(asked))) return undefined
    this.tell('SEND_INITIATED', review.transfer)
    return this.transfer(asked, adapter)
  }

  /** Makes sure, right before the wallet is asked, that all is as it was reviewed, and that nobody asks for the same. The review says what is not. */
  private async prepare({ review, noted }: Asked): Promise<boolean> {
    const { transfer } = review
    review.turn({ phase: 'asking' })
    try {
      await review.checkHalts()
      checkUnchanged(transfer, this.session(transfer))
      if (await review.hasRisen()) {
        review.turn({ phase: 'risen' })
        return false
      }
      await this.claim(noted, review.allowsRepeat)
      return true
    } catch (error) {
      review.turn({ phase: 'failed', error })
      return false
    }
  }

  private async askTogether(reviews: readonly Review[], adapter: Pick<ChainAdapter, 'transferTogether'>): Promise<TogetherOutcome> {
    const all = reviews.map((review) => ({ review, noted: this.note(review.transfer) }))
    const ready: Asked[] = []
    for (const asked of all) {
      if (!(await this.prepare(asked))) {
        for (const { review, noted } of ready) {
          this.needs.outbox.forget(noted.id)
          review.turn({ phase: 'ready' })
        }
        return undefined
      }
      ready.push(asked)
    }
    for (const { review } of all) this.tell('SEND_INITIATED', review.transfer)
    return this.transferTogether(all, adapter)
  }

  private async transferTogether(all: readonly Asked[], adapter: Pick<ChainAdapter, 'transferTogether'>): Promise<TogetherOutcome> {
    const { outbox } = this.needs
    const transfers = all.map(({ review }) => review.transfer)
    const last = transfers.at(-1)
    try {
      for (const transfer of transfers) checkUnchanged(transfer, this.session(transfer))
      if (last === undefined || adapter.transferTogether === undefined)
        throw sendingError('sending/unsupported-chain', { network: last?.network.name ?? '' })
      const taken = await adapter.transferTogether(
        last.session,
        transfers.map(({ request }) => request),
      )
      for (const { review, noted } of all) {
        outbox.settle(noted.id, { status: 'pending' })
        review.turn({ phase: 'ready' })
      }
      void this.name(all, taken)
      return all.map(({ noted }) => ({ ...noted, status: 'pending' }))
    } catch (error) {
      // One answer for all of them: the last review, which is the one in front, tells it.
      for (const asked of all) this.fail(asked, error)
      for (const { review } of all.slice(0, -1)) review.turn({ phase: 'ready' })
      return undefined
    }
  }

  /** Waits for the names of what the wallet has taken: by them it is followed. Without one it stays on its way, and is told to be late in the end. */
  private async name(all: readonly Asked[], taken: TakenTransfers): Promise<void> {
    const { outbox, publish, log, signal } = this.needs
    try {
      const names = await taken.names(signal)
      for (const [index, { review, noted }] of all.entries()) {
        const hash = names[index]
        if (hash === undefined) continue
        outbox.settle(noted.id, { status: 'pending', hash })
        this.tell('SEND_SUCCESS', review.transfer, { hash })
        publish('send:sent', { account: noted.account, hash })
      }
    } catch (error) {
      log.debug('What the wallet has taken has no name', error)
    }
  }

  private async transfer({ review, noted }: Asked, adapter: Pick<ChainAdapter, 'transfer'>): Promise<SentTransfer | undefined> {
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
      this.fail({ review, noted }, error)
      return undefined
    }
  }

  private fail({ review, noted: { id } }: Asked, error: unknown): void {
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
