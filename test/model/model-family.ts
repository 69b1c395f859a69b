import type { AccountNumber, NetworkNumber } from './command.js'
import type { ModelWallet } from './model-wallet.js'

/** A connection as the model has it. */
export interface Session {
  readonly wallet: ModelWallet
  account: AccountNumber
  network: NetworkNumber
  /** The network that the wallet told of last, and how often it told of any. */
  toldNetwork: NetworkNumber
  tellings: number
  /** Events of the wallet that are followed a moment later. */
  news: { account?: AccountNumber; network?: NetworkNumber }
}

/** A wallet that is asked: for a yes, or for what it granted earlier. */
export interface Attempt {
  readonly kind: 'ask' | 'restore'
  readonly wallet: ModelWallet
  /** The wallet has another window open, whose answer counts. */
  isPending: boolean
  /** It is looked for since the page began, and is given up for good when it does not come. */
  readonly isStored: boolean
  /** For how long it has been waited for. */
  waited: number
}

/** One family of the model. It knows of no other. */
export class ModelFamily {
  session: Session | undefined
  attempt: Attempt | undefined
  /** The wallet that is hoped for. */
  remembered: ModelWallet | undefined
  /** The wallet that the next page begins with. */
  stored: ModelWallet | undefined
  readonly told: string[] = []

  get status(): 'disconnected' | 'connecting' | 'reconnecting' | 'connected' {
    if (this.attempt !== undefined) return this.attempt.kind === 'ask' ? 'connecting' : 'reconnecting'
    return this.session === undefined ? 'disconnected' : 'connected'
  }

  connect(wallet: ModelWallet, page: number): void {
    if (this.attempt?.kind === 'ask' && this.attempt.wallet === wallet) return
    if (this.session?.wallet === wallet) {
      this.attempt = undefined
      return
    }
    const attempt: Attempt = { kind: 'ask', wallet, isPending: wallet.hasWindow, isStored: false, waited: 0 }
    this.attempt = attempt
    if (wallet.hasWindow) this.look(wallet)
    else wallet.questions.push({ about: 'connect', page, attempt })
  }

  /** The wallet shows an account to a page that waits for the answer to another window. */
  look(wallet: ModelWallet): void {
    if (this.attempt?.isPending === true && this.attempt.wallet === wallet && wallet.visible !== undefined) this.take(wallet, 'connected')
  }

  /** A person answered; false when nobody waits for it. */
  answered(attempt: Attempt, answer: 'approve' | 'refuse' | 'fail'): boolean {
    if (this.attempt !== attempt) return false
    const { wallet } = attempt
    if (answer === 'approve' && wallet.account !== undefined) this.take(wallet, 'connected')
    else {
      this.told.push(`${answer === 'refuse' ? 'refused' : 'failed'} ${wallet.id}`)
      this.abandon()
    }
    return true
  }

  /** After a cancel the restore of before goes on. */
  abandon(): void {
    this.attempt = undefined
    const { remembered } = this
    if (remembered?.isListed === true) this.restore(remembered, false)
  }

  cancel(): void {
    if (this.attempt?.kind === 'ask') this.abandon()
  }

  /** Ends what the visitor has of this family; the wallet that has to be told of it. */
  disconnect(): ModelWallet | undefined {
    const wallet = this.session?.wallet
    this.end()
    this.attempt = undefined
    this.remembered = undefined
    this.stored = undefined
    return wallet
  }

  end(): void {
    if (this.session === undefined) return
    this.told.push(`disconnected ${this.session.wallet.id}`)
    this.session = undefined
    this.stored = undefined
  }

  restore(wallet: ModelWallet, isStored: boolean): void {
    this.attempt = { kind: 'restore', wallet, isPending: false, isStored, waited: 0 }
    this.remembered = wallet
    this.tryRestore()
  }

  /** A wallet that is there, and is not slow, says at once whether it still shows an account. */
  tryRestore(): void {
    const { attempt } = this
    if (attempt?.kind !== 'restore' || !attempt.wallet.isListed || attempt.wallet.isSlow) return
    if (attempt.wallet.visible === undefined) this.giveUp(true)
    else this.take(attempt.wallet, 'restored')
  }

  /** A wallet came that may be hoped for. */
  announced(wallet: ModelWallet): void {
    if (this.attempt?.kind === 'restore' && this.attempt.wallet === wallet) {
      this.attempt.waited = 0
      this.tryRestore()
    } else if (this.attempt === undefined && this.remembered === wallet) this.restore(wallet, false)
  }

  /** A new page begins with what is stored. */
  reload(): void {
    this.session = undefined
    this.attempt = undefined
    this.remembered = undefined
    if (this.stored !== undefined) this.restore(this.stored, true)
  }

  /** A wallet may come late by 3 s, and take 10 s to answer. What it told is followed after a moment. */
  wait(milliseconds: number): void {
    const { attempt } = this
    if (milliseconds >= 16) this.follow()
    if (attempt?.kind !== 'restore') return
    attempt.waited += milliseconds
    if (attempt.waited >= (attempt.wallet.isListed ? 10_000 : 3_000)) this.giveUp(attempt.isStored || attempt.wallet.isListed)
  }

  /** Follows what was told. */
  follow(): void {
    if (this.session === undefined) return
    const { news } = this.session
    this.session.news = {}
    this.session.account = news.account ?? this.session.account
    this.session.network = news.network ?? this.session.network
  }

  private giveUp(isForgotten: boolean): void {
    this.attempt = undefined
    if (!isForgotten) return
    this.remembered = undefined
    this.stored = undefined
  }

  private take(wallet: ModelWallet, word: 'connected' | 'restored'): void {
    if (wallet.account === undefined) return
    const { account, network } = wallet
    this.session = { wallet, account, network, toldNetwork: network, tellings: 0, news: {} }
    this.attempt = undefined
    this.remembered = undefined
    this.stored = wallet
    this.told.push(`${word} ${wallet.id}`)
  }
}
