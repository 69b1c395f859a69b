import type { PluginManifest, SlotOrders, connectorIds } from '@billfold/kernel'
import { approvalQueueKey, authAccountKey, emailLoginKey, frameStageKey, socialLoginKey } from './contract.js'

/** The embedded wallet: whoever logs in by e-mail has accounts that sign, with nothing installed. */
export function auth(): PluginManifest {
  return {
    id: 'connector.auth',
    contract: 1,
    version: '0.0.0',
    provides: [emailLoginKey, socialLoginKey, authAccountKey, frameStageKey, approvalQueueKey],
    views: [
      ...(['EmailLogin', 'EmailVerifyOtp', 'EmailVerifyDevice', 'ApproveTransaction'] as const),
      ...(['ConnectSocials', 'ConnectingSocial', 'ConnectingFarcaster', 'EmbeddedWallet', 'SecureFrame'] as const),
      ...(['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'] as const),
    ],
    // The product has the words of both, in every language.
    slots: [
      {
        slot: 'connect.methods',
        order: 10 satisfies SlotOrders['connect.methods']['email'],
        item: { id: 'email', kind: 'email', label: 'Continue with email', view: 'EmailLogin', feature: 'email', endpoint: 'secureSite' },
      },
      {
        slot: 'connect.methods',
        order: 20 satisfies SlotOrders['connect.methods']['social'],
        item: {
          ...{ id: 'social', kind: 'social', label: 'Continue with a social account' },
          ...{ view: 'ConnectSocials', feature: 'socials', endpoint: 'secureSite' },
        },
      },
      {
        slot: 'account.actions',
        order: 90,
        item: {
          ...{ id: 'embedded-wallet', icon: 'lock', view: 'EmbeddedWallet', connectorId: authId },
          label: { en: 'Wallet', de: 'Wallet', ar: 'المحفظة' },
        },
      },
    ],
    reaches: [
      { endpoint: 'wallet' },
      { endpoint: 'secureSite' },
      { stored: 'auth-used' },
      { stored: 'auth-away' },
      { stored: 'recent-emails' },
      { stored: 'social-provider' },
    ],
    // Nobody pays for it who has not logged in on this page, or is about to.
    loadOn: ['stored:auth-used', 'stored:auth-away'],
    load: async () => (await import('./plugin.js')).plugin,
  }
}

/** Its value, without the list of all: a manifest is in the first file of a page. */
const authId: (typeof connectorIds)['auth'] = 'ID_AUTH'

export type {} from './contract.js'
