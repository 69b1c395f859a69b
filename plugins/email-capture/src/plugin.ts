import { type Key, type PluginRuntime, kernelKey, kernelKeys, service } from '@billfold/kernel'
import { recentEmails } from '@billfold/kernel/data'
import { lazyView } from '@billfold/ui/kit'
import { when } from 'mobx'
import { CaptureService } from './capture-service.js'
import { CaptureStep, captureGuard } from './capture-step.js'
import { emailCaptureGuardKey, emailCaptureKey, emailCaptureStepKey } from './contract.js'
import { EmailCaptureStore } from './email-capture-store.js'
import { StoredEmails } from './stored-emails.js'

/** Parts of this plugin, for itself. */
const partsKey = 'email-capture.parts' as Key<EmailCaptureParts>

interface EmailCaptureParts {
  readonly store: EmailCaptureStore
  readonly stored: StoredEmails
  readonly step: CaptureStep
}

const needs = {
  ...kernelKeys('alerts', 'clock', 'connections', 'device', 'events', 'families', 'features', 'http', 'log', 'modal', 'router', 'storage'),
  steps: kernelKey('sessionSteps'),
}

/** The lazy half: the store, the step after connecting, its guard, and the views. */
export const plugin: PluginRuntime = {
  services: [
    service(partsKey, needs, ({ device, http, steps, storage, ...given }): EmailCaptureParts => {
      const { families, features } = given
      const client = http.endpoint('wallet')
      const stored = new StoredEmails(storage)
      const store = new EmailCaptureStore({
        ...given,
        ...{ stored, service: client && new CaptureService(client), recentEmails: storage.item(recentEmails) },
        runSteps: () => steps.run(),
      })
      const loginEmail = (): string | undefined => families.active?.account.user?.email
      // Without a service that could say it, nothing is waited for.
      const isDecided = async (): Promise<void> => (client === undefined ? undefined : when(() => features.isSettled))
      return { store, stored, step: new CaptureStep({ store, stored, device, loginEmail, isDecided }) }
    }),
    service(emailCaptureKey, { parts: partsKey }, ({ parts }) => parts.store),
    service(emailCaptureStepKey, { parts: partsKey }, ({ parts }) => parts.step),
    service(
      emailCaptureGuardKey,
      { parts: partsKey, connections: needs.connections, events: needs.events, steps: needs.steps },
      ({ parts, steps, ...given }) => captureGuard({ ...given, store: parts.store, runSteps: () => void steps.run() }),
    ),
  ],
  views: {
    DataCapture: lazyView<'DataCapture'>(async () => (await import('./view/data-capture.js')).dataCaptureView),
    DataCaptureOtpConfirm: lazyView<'DataCaptureOtpConfirm'>(async () => (await import('./view/data-capture-code.js')).dataCaptureCodeView),
  },
  start(scope) {
    const { store, stored, step } = scope.get(partsKey)
    const runSteps = (): void => void scope.get(kernelKey('sessionSteps')).run()
    scope.onStop(
      scope.get(kernelKey('events')).on('connection:disconnected', () => {
        stored.clearSkipped()
        store.reset()
      }),
    )
    scope.onStop(scope.get(kernelKey('device')).watch((change) => (change === 'visible' && step.isPutOff ? runSteps() : undefined)))
    scope.onStop(stored.watch(() => void store.follow()))
  },
}
