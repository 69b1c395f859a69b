import type { WalletOptions } from '@billfold/kernel'
import type { WalletQuestion } from './contract.js'
import { walletLimits } from './limits.js'

/** What every question of the list depends on. */
export interface Asking {
  readonly options: Pick<WalletOptions, 'featured' | 'include' | 'exclude'>
  /** CAIP-2 ids of the networks that the host asks for. */
  readonly chains: readonly string[]
}

/** The wallets that the host puts first. */
export function featuredQuestion({ options: { featured } }: Asking): WalletQuestion {
  return { page: 1, entries: featured.length || walletLimits.featured, include: featured }
}

/** The first four of the list, beside the featured ones. */
export function recommendedQuestion({ options, chains }: Asking): WalletQuestion {
  const exclude = [...options.exclude, ...options.featured]
  return { page: 1, entries: walletLimits.recommended, include: options.include, exclude, chains }
}

/** One page of what is neither featured nor recommended. */
export function pageQuestion({ options, chains }: Asking, page: number, recommended: readonly string[]): WalletQuestion {
  const exclude = [...recommended, ...options.exclude, ...options.featured]
  return { page, entries: walletLimits.page, include: options.include, exclude, chains }
}

export interface SearchWish {
  readonly text: string
  readonly isCertifiedOnly: boolean
}

/** What a text finds in the whole list. */
export function searchQuestion({ options, chains }: Asking, { text, isCertifiedOnly }: SearchWish): WalletQuestion {
  const { include, exclude } = options
  const badge = isCertifiedOnly ? 'certified' : undefined
  return { page: 1, entries: walletLimits.search, include, exclude, chains, search: text.trim(), badge_type: badge }
}

/** Wallets by their ids: only to learn what they are. */
export function lookUpQuestion(ids: readonly string[]): WalletQuestion {
  return { page: 1, entries: ids.length, include: ids }
}
