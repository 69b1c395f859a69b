import type { FeatureDefinition } from '../../core/plugins/manifest.js'

const providers = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

/** The switches of the product: under which remote id each is configured, and what holds when nobody says anything. */
export const productFeatures: readonly FeatureDefinition[] = [
  { key: 'email', remoteId: 'social_login', kind: 'flag', fallback: true, word: 'email' },
  { key: 'socials', remoteId: 'social_login', kind: 'list', fallback: providers, among: providers },
  { key: 'swaps', remoteId: 'swap', kind: 'list', fallback: ['1inch'] },
  { key: 'onramp', remoteId: 'onramp', kind: 'list', fallback: ['meld'] },
  { key: 'activity', remoteId: 'activity', kind: 'flag', fallback: true },
  { key: 'branding', remoteId: 'reown_branding', kind: 'flag', fallback: true },
  { key: 'multiWallet', remoteId: 'multi_wallet', kind: 'flag', fallback: false },
  { key: 'emailCapture', remoteId: 'email_capture', kind: 'list', fallback: false, isOnWhenEmpty: true },
  { key: 'payWithExchange', remoteId: 'fund_from_exchange', kind: 'flag', fallback: false },
  { key: 'payments', remoteId: 'payments', kind: 'flag', fallback: false },
  { key: 'reownAuthentication', remoteId: 'reown_authentication', kind: 'flag', fallback: false },
  ...localFlags(['receive', 'send', 'analytics', 'allWallets'], true),
  ...localFlags(['legalCheckbox', 'smartSessions', 'pay', 'collapseWallets'], false),
]

/** Names that switches had in apps that come from elsewhere, each with its present one. */
export const formerFeatures: Readonly<Record<string, string>> = { history: 'activity', reownBranding: 'branding' }

/** Switches that go off while the host takes payments. */
export const offWithPay: readonly string[] = ['email', 'socials']

/** Switches that only the host decides. */
function localFlags(keys: readonly FeatureDefinition['key'][], fallback: boolean): readonly FeatureDefinition[] {
  return keys.map((key) => ({ key, kind: 'flag', fallback }))
}
