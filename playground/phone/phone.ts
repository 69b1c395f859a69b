import type { EvmSeedAccount } from '@billfold/local-chains/evm/seed'
import type { PairedApp, PhoneQuestion } from '@billfold/test-wallets/pairing'
import type { IObservableValue } from 'mobx'

/** State of the phone, and the actions of the person who holds it. Observable. */
export interface Phone {
  readonly owner: IObservableValue<EvmSeedAccount>
  readonly chainId: IObservableValue<number>
  readonly chainIds: readonly number[]
  readonly questions: readonly PhoneQuestion[]
  readonly apps: readonly PairedApp[]
  /** Last failure, in a sentence. */
  readonly complaint: string | undefined
  /** Follows a link that was scanned or pasted. */
  follow(link: string): Promise<void>
  /** Reads a link off a picture, and follows it. */
  followPicture(picture: Blob): Promise<void>
  answer(question: PhoneQuestion, verdict: 'approve' | 'reject'): Promise<void>
  become(owner: EvmSeedAccount): Promise<void>
  switchTo(chainId: number): Promise<void>
  leave(app: PairedApp): Promise<void>
}
