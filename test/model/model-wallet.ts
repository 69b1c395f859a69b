import type { AccountNumber, At, NetworkNumber } from './command.js'
import type { Attempt, Session } from './model-family.js'

/** What a person was asked, and who waits for the answer. */
export type Question =
  | { readonly about: 'connect'; readonly page: number; readonly attempt: Attempt }
  | { readonly about: 'network'; readonly session: Session; readonly to: NetworkNumber }

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
