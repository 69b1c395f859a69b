import type { ChainAdapter, ClockPort, EventBus, Families, Http, Kernel, Log, Toasts } from '@billfold/kernel'
import { BlockchainService } from '@billfold/kernel/data'
import type { SendArguments, SendToken, SentTransfer } from './contract.js'
import { sendingError } from './errors.js'
import { mostSendable } from './form/most-sendable.js'
import { type ArgumentsContext, readArguments } from './form/read-arguments.js'
import type { SendForm } from './form/send-form.js'
import type { AcquaintancesNeeds } from './guard/acquaintances.js'
import { ReceiverJudge } from './guard/receiver-judge.js'
import { Follower, type FollowerNeeds } from './outbox/follower.js'
import type { Outbox } from './outbox/outbox.js'
import { tellReorganised, tellSettled } from './outbox/tell-settled.js'
import { type PaymentLink, type PaymentPlace, readPaymentLink } from './receiver/payment-link.js'
import { readTransfer } from './review/reviewed-transfer.js'
import { Review } from './review/review.js'
import { Sender, type SenderNeeds } from './review/sender.js'

/** The services of the kernel that these parts work with, and what the store hands on. */
export type AfterFormNeeds = Omit<AcquaintancesNeeds, 'service' | 'sent' | 'clock'> &
  Omit<SenderNeeds, 'outbox' | 'publish' | 'clock'> &
  Omit<FollowerNeeds, 'outbox' | 'clock' | 'onReorganised'> & {
    readonly http: Http
    readonly events: EventBus
    readonly toasts: Toasts
    readonly families: Families
    readonly clock: ClockPort
    readonly log: Log
    readonly networks: Kernel['networks']
    readonly outbox: Outbox
  }

/** Knowledge that tells who a payment link may pay. */
export interface LinkContext extends Pick<PaymentPlace, 'isName'> {
  readonly adapter: ChainAdapter | undefined
}

/** Judge, sender and follower of transfers: all that is needed beyond the form. It is loaded while somebody fills that in, or when a transfer waits for its end. */
export class AfterForm {
  readonly sender: Sender
  readonly mostSendable: typeof mostSendable = mostSendable
  readonly judge: ReceiverJudge
  private readonly follower: Follower

  constructor(private readonly needs: AfterFormNeeds) {
    const { http, events, outbox } = needs
    this.judge = new ReceiverJudge({ ...needs, service: BlockchainService.of(http), sent: () => outbox.all })
    this.sender = new Sender({ ...needs, publish: (name, payload) => events.publish(name, payload) })
    this.follower = new Follower({
      ...needs,
      onSettled: (transfer) => this.settled(transfer),
      onReorganised: (transfer) => this.reorganised(transfer),
    })
  }

  /** Puts a transfer together, and asks what is to be known of it before its wallet is asked. Throws for what is missing. */
  review({ token, typed, amount, receiver, memo, longestMemo }: SendForm, adapter: ChainAdapter | undefined): Review {
    const { session } = this.needs.families.active ?? {}
    const note = longestMemo === undefined ? '' : memo.trim()
    const transfer = readTransfer({ session, token, typed, amount, receiver, memo: note })
    if (adapter?.transfer === undefined) throw sendingError('sending/unsupported-chain', { network: transfer.network.name })
    const review = new Review({ ...this.needs, transfer, adapter })
    void review.estimate()
    void review.foresee(this.needs.signal)
    void review.awaitJudges(this.judge.judge(review, adapter))
    return review
  }

  /** Reads what a host has said. What cannot be is told in a toast. */
  async tokenOf(given: SendArguments, { adapter, tokens }: Pick<ArgumentsContext, 'adapter' | 'tokens'>): Promise<SendToken | undefined> {
    const { families, toasts, networks, log } = this.needs
    const { address } = families.find(given.namespace)?.session?.account ?? {}
    const read = await readArguments(given, { adapter, tokens, networks, address, log })
    if ('token' in read) return read.token
    toasts.show({ variant: 'error', message: read.problem, ...(read.words && { words: { set: 'send', key: read.words } }) })
    return undefined
  }

  /** Takes a payment link for the network in use apart. */
  readLink(text: string, { adapter, isName }: LinkContext): PaymentLink | undefined {
    const network = this.needs.families.activeNetwork
    return adapter && network && readPaymentLink(text, { network, isAddress: adapter.isAddress, isName })
  }

  dispose(): void {
    this.judge.dispose()
    this.follower.dispose()
  }

  private settled(transfer: SentTransfer): void {
    tellSettled(this.needs, transfer)
    this.needs.onSettled(transfer)
  }

  private reorganised(transfer: SentTransfer): void {
    tellReorganised(this.needs, transfer)
    this.needs.onSettled(transfer)
  }
}
