import type { FeatureRow } from './config.js'

/** The switches of a project that says nothing: each is left to the app. A switch without a row would be off. */
export const leftToApps: readonly FeatureRow[] = [
  'social_login',
  'swap',
  'onramp',
  'activity',
  'reown_branding',
  'multi_wallet',
  'email_capture',
  'fund_from_exchange',
  'payments',
  'reown_authentication',
].map((id) => ({ id, isEnabled: true, config: null }))
