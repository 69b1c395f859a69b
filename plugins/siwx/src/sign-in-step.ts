import type { CloseGuard, DevicePort, Log, SessionStep } from '@billfold/kernel'
import type { DeclinedAccounts } from './declined-accounts.js'
import type { SiwxStore } from './siwx-store.js'
import type { SignInSource } from './sources/sign-in-source.js'
import { targetKey } from './target.js'

type SessionStepContext = Parameters<SessionStep['isNeeded']>[0]

export interface SignInStepNeeds {
  readonly store: SiwxStore
  readonly source: SignInSource | undefined
  readonly declined: DeclinedAccounts
  readonly device: Pick<DevicePort, 'isVisible'>
  readonly log: Pick<Log, 'warn'>
}

/** Decides whether the account in front has to sign in. It is asked once, in the tab that the person sees. */
export class SignInStep implements SessionStep {
  /** True when somebody was not asked because nobody was looking. */
  isPutOff = false

  constructor(private readonly needs: SignInStepNeeds) {}

  async isNeeded(context: SessionStepContext): Promise<boolean> {
    const { store, source, declined, device } = this.needs
    this.isPutOff = false
    if (source === undefined || source.serves?.(context.namespace) === false) return false
    if (await this.hasSession(context)) return false
    if (!store.isRequired && declined.has(targetKey(context))) return false
    this.isPutOff = !device.isVisible()
    return !this.isPutOff
  }

  private async hasSession(context: SessionStepContext): Promise<boolean> {
    try {
      return (await this.needs.store.lookUp(context)) !== undefined
    } catch (error) {
      // The view asks it again, and tells.
      this.needs.log.warn('Nobody can say whether the account has signed in.', error)
      return false
    }
  }
}

/** Keeps the modal open where nobody may stay who has not signed in. */
export function signInGuard(store: SiwxStore): CloseGuard {
  return { mayClose: () => (store.isRequired && store.session === undefined && store.isAsked ? 'stay' : 'close') }
}
