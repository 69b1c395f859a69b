import type { ListedWallet } from '@billfold/kernel'
import { hasDeepLink } from './deep-link.js'

/** True for a wallet that a phone can open. */
export function opensOnPhone({ id, mobile_link, webapp_link }: ListedWallet): boolean {
  return mobile_link !== undefined || webapp_link !== undefined || hasDeepLink(id)
}
