import type { ChainAdapter, Families, Log } from '@billfold/kernel'
import { makeAutoObservable, runInAction } from 'mobx'
import type { MostQuestion } from './most-sendable.js'
import type { SendForm } from './send-form.js'

export interface MostTakerNeeds {
  readonly families: Pick<Families, 'active'>
  readonly log: Pick<Log, 'warn'>
  readonly form: SendForm
  adapter(): ChainAdapter | undefined
  /** Empty while there is none. */
  receiver(): string
  mostSendable(question: MostQuestion): Promise<bigint>
}

/** Puts the most that can be sent into the form: of the coin all but the fee. */
export class MostTaker {
  /** Why it is not there. */
  reason: 'unknown' | 'nothing' | undefined = undefined

  constructor(private readonly needs: MostTakerNeeds) {
    makeAutoObservable<this, 'needs'>(this, { needs: false }, { autoBind: true })
  }

  async take(): Promise<void> {
    const { families, form, log } = this.needs
    const [adapter, session, token] = [this.needs.adapter(), families.active?.session, form.token]
    if (adapter === undefined || session === undefined || token === undefined) return
    try {
      const amount = await this.needs.mostSendable({ adapter, session, token, to: this.needs.receiver() || session.account.address })
      runInAction(() => {
        this.reason = amount === 0n ? 'nothing' : undefined
        if (form.token?.key === token.key) form.takeMost(amount)
      })
    } catch (error) {
      log.warn('The fee could not be found out', error)
      runInAction(() => (this.reason = 'unknown'))
    }
  }
}
