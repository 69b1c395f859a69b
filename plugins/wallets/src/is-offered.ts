import type { ListedWallet, WalletOptions } from '@billfold/kernel'
import { isSameId } from '@billfold/kernel/validation'
import { isRetired } from '@billfold/wallet-registry'
import { goesBy } from './goes-by.js'
import { hasDeepLink } from './leave-for.js'

export interface OfferSituation {
  readonly options: Pick<WalletOptions, 'exclude'>
  /** CAIP-2 ids of the networks that the host asks for; none means any. */
  readonly chains: readonly string[]
  readonly isMobile: boolean
  readonly retired: readonly ListedWallet[]
  readonly now: number
}

/** Decides whether a wallet of an answer is offered here: wanted, not over, of use for the networks, and within reach of the device. */
export function isOffered(wallet: ListedWallet, { options, chains, isMobile, retired, now }: OfferSituation): boolean {
  if (options.exclude.some((id) => goesBy(wallet, id))) return false
  if (retired.some((over) => isSame(over, wallet) && isRetired(over, now))) return false
  if (isMobile && !opensOnPhone(wallet, chains)) return false
  const own = wallet.chains ?? []
  return own.length === 0 || chains.length === 0 || own.some((chain) => chains.includes(chain))
}

function opensOnPhone({ id, mobile_link, webapp_link }: ListedWallet, chains: readonly string[]): boolean {
  return mobile_link !== undefined || webapp_link !== undefined || hasDeepLink(id, chains)
}

function isSame(one: ListedWallet, other: ListedWallet): boolean {
  return isSameId(one.id, other.id) || isSameId(one.rdns, other.rdns) || one.name === other.name
}
