import { emailCaptureKey } from '@billfold/email-capture/contract'
import { type Key, type PluginRuntime, kernelKey, kernelKeys, maybe, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { type SiwxOptions, sessionGrantsKey, siwxGuardKey, siwxKey, siwxAlongKey, siwxStepKey } from './contract.js'
import { DeclinedAccounts } from './declined-accounts.js'
import { endSessions } from './end-sessions.js'
import { BlockchainGrants } from './grants/blockchain-grants.js'
import { SignInsAlong } from './sign-ins-along.js'
import { SignInStep, signInGuard } from './sign-in-step.js'
import { SiwxStore } from './siwx-store.js'
import { chooseSource } from './sources/choose-source.js'
import { KeptSessions } from './sources/kept-sessions.js'
import type { SignInSource } from './sources/sign-in-source.js'

/** Parts of this plugin, for itself. */
const partsKey = 'siwx.parts' as Key<SiwxParts>

interface SiwxParts {
  readonly source: SignInSource | undefined
  readonly declined: DeclinedAccounts
  readonly store: SiwxStore
  readonly step: SignInStep
  readonly along: SignInsAlong
}

const needs = {
  ...kernelKeys(
    'families',
    'modal',
    'router',
    'toasts',
    'events',
    'log',
    'clock',
    'connections',
    'networkSwitch',
    'storage',
    'device',
    'uuid',
    'options',
    'http',
    'features',
  ),
  steps: kernelKey('sessionSteps'),
  emailCapture: maybe(emailCaptureKey),
}

/** The lazy half: the store, the step after connecting, its guard, and the view. */
export function makePlugin(own: SiwxOptions): PluginRuntime {
  return {
    services: [
      service(partsKey, needs, ({ steps, storage, device, uuid, options, http, features, emailCapture, ...given }): SiwxParts => {
        const { log, clock, families } = given
        const kept = new KeptSessions(storage, clock)
        const rest = { features, families, emailCapture: () => emailCapture }
        const source = chooseSource({ options, http, log, device, clock, uuid, kept, ...rest }, own)
        const declined = new DeclinedAccounts(storage)
        const store = new SiwxStore({ ...given, source, declined, runSteps: () => void steps.run() })
        const along = new SignInsAlong({ ...given, source, emailCapture: () => emailCapture })
        return { source, declined, store, along, step: new SignInStep({ store, source, declined, device, log }) }
      }),
      service(siwxKey, { parts: partsKey }, ({ parts }) => parts.store),
      service(sessionGrantsKey, { http: needs.http, families: needs.families }, (given) => new BlockchainGrants(given)),
      service(siwxStepKey, { parts: partsKey }, ({ parts }) => parts.step),
      service(siwxAlongKey, { parts: partsKey }, ({ parts }) => parts.along),
      service(siwxGuardKey, { parts: partsKey }, ({ parts }) => signInGuard(parts.store)),
    ],
    views: { SIWXSignMessage: lazyView<'SIWXSignMessage'>(async () => (await import('./view/sign-in-view.js')).signInView) },
    start(scope) {
      const { source, store, step, declined } = scope.get(partsKey)
      const [families, events, log] = [scope.get(kernelKey('families')), scope.get(kernelKey('events')), scope.get(kernelKey('log'))]
      const runSteps = (): void => void scope.get(kernelKey('sessionSteps')).run()
      scope.onStop(() => store.forget())
      scope.onStop(
        events.on(
          'connection:disconnected',
          ({ namespace }) => void endSessions({ source, store, declined, families, events, log }, namespace),
        ),
      )
      scope.onStop(scope.get(kernelKey('device')).watch((change) => (change === 'visible' && step.isPutOff ? runSteps() : undefined)))
      if (source?.watch !== undefined) scope.onStop(source.watch(() => void store.follow()))
    },
  }
}
