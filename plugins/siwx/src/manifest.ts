import { emailCaptureKey } from '@billfold/email-capture/contract'
import type { PluginManifest, SlotOrders } from '@billfold/kernel'
import { type SiwxOptions, sessionGrantsKey, siwxGuardKey, siwxKey, siwxAlongKey, siwxStepKey } from './contract.js'

export type { SiwxOptions } from './contract.js'

/** Signing in by a message of the wallet: by the host's own `siwx`, by a backend (endpoint `siwx`), at the cloud (`reownAuthentication`), or in this browser alone. */
export function siwx(options: SiwxOptions = {}): PluginManifest {
  return {
    id: 'feature.siwx',
    contract: 1,
    version: '0.0.0',
    provides: [siwxKey, siwxStepKey, siwxGuardKey, siwxAlongKey, sessionGrantsKey],
    uses: [emailCaptureKey],
    views: ['SIWXSignMessage'],
    slots: [
      {
        slot: 'session.steps',
        order: 20 satisfies SlotOrders['session.steps']['siwx'],
        item: { view: 'SIWXSignMessage', step: siwxStepKey },
      },
      { slot: 'connect.sign-in', order: 0, item: { signIn: siwxAlongKey } },
      {
        slot: 'modal.close-guards',
        order: 20 satisfies SlotOrders['modal.close-guards']['siwx'],
        item: { views: ['SIWXSignMessage', 'ApproveTransaction'], guard: siwxGuardKey },
      },
    ],
    reaches: [
      { endpoint: 'siwx' },
      { endpoint: 'wallet' },
      { endpoint: 'blockchain' },
      { stored: 'siwx.sessions' },
      { stored: 'siwx.declined' },
    ],
    load: async () => (await import('./plugin.js')).makePlugin(options),
  }
}

export type {} from './contract.js'
