import type { AccountNumber, At, NetworkNumber } from './command.js'
import type { Attempt, Session } from './model-family.js'

/** Question to a person, and the page that asked it. */
export type Question = ConnectQuestion | NetworkQuestion

/** The page may see accounts. */
export interface ConnectQuestion {
  readonly about: 'connect'
  readonly page: number
  readonly attempt: Attempt
}

/** The wallet knows a network, or has to learn it first. */
export interface NetworkQuestion {
  readonly about: 'switch' | 'add'
  readonly page: number
  readonly session: Session
  readonly to: NetworkNumber
  /** Number of network events of the wallet when the page began to ask. */
  readonly tellings: number
  /** The wallet has learned the network since: it is not asked for it a third time. */
  readonly isLast: boolean
}

/** A wallet as the model has it: what it shows, and what it believes. */
export class ModelWallet {
  isPermitted = false
  isLocked = false
  account: AccountNumber | undefined = 0
  network: NetworkNumber = 1
  hasWindow = false
  isSlow = false
  /** It was asked to forget the page, and has not got around to it. */
  mustForget = false
  isOnPage = true
  isListed = true
  questions: Question[] = []

  constructor(
    readonly at: At,
    readonly id: string,
  ) {}

  /** The account that the page may see. */
  get visible(): AccountNumber | undefined {
    return this.isPermitted && !this.isLocked ? this.account : undefined
  }
}
