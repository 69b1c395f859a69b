import type { CloseGuard, DevicePort, EventBus, Kernel, SessionStep } from '@billfold/kernel'
import type { EmailCaptureStore } from './email-capture-store.js'
import type { StoredEmails } from './stored-emails.js'

type SessionStepContext = Parameters<SessionStep['isNeeded']>[0]

export interface CaptureStepNeeds {
  readonly store: Pick<EmailCaptureStore, 'begin' | 'isOn' | 'isRequired'>
  readonly stored: StoredEmails
  readonly device: Pick<DevicePort, 'isVisible'>
  /** The address that the account in front has logged in with. */
  readonly loginEmail: () => string | undefined
  /** Resolves once the project configuration is known, or known not to come. */
  readonly isDecided: () => Promise<void>
}

/** Decides whether the account in front is asked for an address. It is asked once, in the tab that the person sees. */
export class CaptureStep implements SessionStep {
  /** True when somebody was not asked because nobody was looking. */
  isPutOff = false

  constructor(private readonly needs: CaptureStepNeeds) {}

  async isNeeded(account: SessionStepContext): Promise<boolean> {
    const { store, stored, device, loginEmail, isDecided } = this.needs
    this.isPutOff = false
    await isDecided()
    if (!store.isOn || stored.of(account) !== undefined || loginEmail() !== undefined) return false
    if (!store.isRequired && stored.hasSkipped(account)) return false
    this.isPutOff = !device.isVisible()
    if (!this.isPutOff) store.begin(account)
    return !this.isPutOff
  }
}

export interface CaptureGuardNeeds {
  readonly store: Pick<EmailCaptureStore, 'confirmed' | 'giveUp' | 'isRequired'>
  readonly connections: Pick<Kernel['connections'], 'disconnect'>
  readonly events: Pick<EventBus, 'on'>
  runSteps(): void
}

/** Closing is a no: where an address is required it disconnects, otherwise it skips, and the next step follows. */
export function captureGuard({ store, connections, events, runSteps }: CaptureGuardNeeds): CloseGuard {
  return {
    mayClose: () => {
      if (store.confirmed !== undefined) return 'close'
      if (store.isRequired) return { first: () => connections.disconnect() }
      return {
        first: async () => {
          store.giveUp()
          const stop = events.on('modal:closed', () => {
            stop()
            runSteps()
          })
        },
      }
    },
  }
}
