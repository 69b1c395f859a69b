import { type PluginManifest, slotOrders } from '@billfold/kernel'
import { approvalQueueKey, emailLoginKey, frameStageKey } from './contract.js'

/** The embedded wallet: whoever logs in by e-mail has accounts that sign, with nothing installed. */
export function auth(): PluginManifest {
  return {
    id: 'connector.auth',
    contract: 1,
    version: '0.0.0',
    provides: [emailLoginKey, frameStageKey, approvalQueueKey],
    views: ['EmailLogin', 'EmailVerifyOtp', 'EmailVerifyDevice', 'ApproveTransaction'],
    slots: [
      {
        slot: 'connect.methods',
        order: slotOrders['connect.methods'].email,
        item: {
          id: 'email',
          kind: 'email',
          label: { en: 'Continue with e-mail', de: 'Weiter mit E-Mail', ar: 'المتابعة بالبريد الإلكتروني' },
          view: 'EmailLogin',
          feature: 'email',
          endpoint: 'secureSite',
        },
      },
    ],
    reaches: [
      { endpoint: 'wallet' },
      { endpoint: 'secureSite' },
      { stored: 'auth-used' },
      { stored: 'recent-emails' },
      { stored: 'social-provider' },
    ],
    // Nobody pays for it who has not logged in on this page, or is about to.
    loadOn: ['stored:auth-used'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

export type {} from './contract.js'
