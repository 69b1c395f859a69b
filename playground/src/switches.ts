import type { FeatureKey, RemoteFeature } from '@billfold/kernel'

/** A switch that the page shows. */
export interface SwitchLabel {
  readonly key: FeatureKey
  /** Its id in a project configuration. */
  readonly remoteId: string
  readonly label: string
}

/** The switches that change something here. */
export const switchLabels: readonly SwitchLabel[] = [
  { key: 'notes', remoteId: 'notes', label: 'Notes' },
  { key: 'payments', remoteId: 'payments', label: 'Payments' },
  { key: 'multiWallet', remoteId: 'multi_wallet', label: 'Several wallets' },
]

/** A project configuration that says so much, and leaves everything else to the host. */
export function configurationOf(chosen: ReadonlyMap<string, boolean>): ReadonlyMap<string, RemoteFeature> {
  const leftToHost = otherIds.map((id) => [id, { isEnabled: false, config: null }] as const)
  const decided = switchLabels.map(({ key, remoteId }) => [remoteId, rowOf(chosen.get(key))] as const)
  return new Map([...leftToHost, ...decided])
}

/** The switches of the product that this page does not show. */
const otherIds: readonly string[] = [
  'social_login',
  'swap',
  'onramp',
  'activity',
  'reown_branding',
  'email_capture',
  'fund_from_exchange',
  'reown_authentication',
]

function rowOf(isOn: boolean | undefined): RemoteFeature {
  return { isEnabled: isOn === true, config: isOn === undefined ? null : [] }
}
