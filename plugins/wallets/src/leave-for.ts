import type { Chains, DevicePort, ListedWallet, PagePort } from '@billfold/kernel'
import { deepLink } from './deep-link.js'

export interface LeaveNeeds {
  readonly device: Pick<DevicePort, 'isMobile' | 'isMessagingApp' | 'isFramed' | 'url'>
  /** Undefined where there is no window. */
  readonly page: Pick<PagePort, 'global' | 'open'> | undefined
  readonly chains: Pick<Chains, 'activeNamespace'>
}

/** Opens this page in the browser of a wallet that has one; false when it has none, or no phone asks. To be called by a press itself. */
export function leaveFor({ id }: ListedWallet, { device, page, chains }: LeaveNeeds): boolean {
  if (!device.isMobile || page === undefined) return false
  const link = deepLink({ id, namespace: chains.activeNamespace, url: device.url, isHere: (name) => page.global(name) !== undefined })
  if (link === undefined) return false
  page.open(link, targetOf(device))
  return true
}

/** A messaging app closes its browser with the page that leaves, and a frame cannot leave by itself. */
function targetOf({ isMessagingApp, isFramed }: LeaveNeeds['device']): '_self' | '_top' | '_blank' {
  if (isMessagingApp) return '_blank'
  return isFramed ? '_top' : '_self'
}
