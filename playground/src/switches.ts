import type { FeatureKey, RemoteFeatures } from '@billfold/kernel'

/** A switch that the page shows. */
export interface SwitchLabel {
  readonly key: FeatureKey
  /** Its id in a project configuration. */
  readonly remoteId: string
  readonly label: string
}

/** The switches that change something here. */
export const switchLabels: readonly SwitchLabel[] = [
  { key: 'notePad', remoteId: 'note-pad', label: 'Note pad' },
  { key: 'payments', remoteId: 'payments', label: 'Payments' },
  { key: 'multiWallet', remoteId: 'multi_wallet', label: 'Several wallets' },
  { key: 'emailCapture', remoteId: 'email_capture', label: 'E-mail address' },
]

/** A project configuration that says so much, and leaves everything else to the host. */
export function configurationOf(chosen: ReadonlyMap<string, boolean>): RemoteFeatures {
  const decided = switchLabels.map(({ key, remoteId: id }) => ({
    id,
    isEnabled: chosen.get(key) ?? null,
    config: chosen.has(key) ? [] : null,
  }))
  const leftToHost = otherIds.map((id) => ({ id, isEnabled: null, config: null }))
  return new Map([...leftToHost, ...decided].map((row) => [row.id, row]))
}

/** The switches of the product that this page does not show. */
const otherIds: readonly string[] = [
  'social_login',
  'swap',
  'onramp',
  'activity',
  'reown_branding',
  'fund_from_exchange',
  'reown_authentication',
]
