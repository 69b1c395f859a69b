import type { PluginManifest, SlotOrders } from '@billfold/kernel'
import { emailCaptureGuardKey, emailCaptureKey, emailCaptureStepKey } from './contract.js'

/** An address of e-mail of whoever connects, confirmed by a code: before signing in, by the feature `emailCapture`. */
export function emailCapture(): PluginManifest {
  return {
    id: 'feature.email-capture',
    contract: 1,
    version: '0.0.0',
    provides: [emailCaptureKey, emailCaptureStepKey, emailCaptureGuardKey],
    views: ['DataCapture', 'DataCaptureOtpConfirm'],
    slots: [
      {
        slot: 'session.steps',
        order: 10 satisfies SlotOrders['session.steps']['emailCapture'],
        item: { view: 'DataCapture', step: emailCaptureStepKey },
      },
      {
        slot: 'modal.close-guards',
        order: 30 satisfies SlotOrders['modal.close-guards']['emailCapture'],
        item: { views: ['DataCapture', 'DataCaptureOtpConfirm'], guard: emailCaptureGuardKey },
      },
    ],
    reaches: [
      { endpoint: 'wallet' },
      { stored: 'email-capture.confirmed' },
      { stored: 'email-capture.skipped' },
      { stored: 'recent-emails' },
    ],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
