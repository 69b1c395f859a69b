import type { WalletOptions } from '@billfold/kernel'
import type { WalletQuestion } from './list-source.js'
import { walletLimits } from './limits.js'

/** Host options that every request for wallets depends on. */
export interface ListScope {
  readonly options: Pick<WalletOptions, 'featured' | 'include' | 'exclude'>
  /** CAIP-2 ids of the networks that the host asks for. */
  readonly chains: readonly string[]
}

/** Asks for the wallets that the host puts first. */
export function featuredQuestion({ options: { featured } }: ListScope): WalletQuestion {
  return { page: 1, entries: featured.length || walletLimits.featured, include: featured }
}

/** Asks for the first four of the list, beside the featured ones. */
export function recommendedQuestion({ options, chains }: ListScope): WalletQuestion {
  const exclude = [...options.exclude, ...options.featured]
  return { page: 1, entries: walletLimits.recommended, include: options.include, exclude, chains }
}

/** Asks for one page of the wallets that are neither featured nor recommended. */
export function pageQuestion({ options, chains }: ListScope, page: number, recommended: readonly string[]): WalletQuestion {
  const exclude = [...recommended, ...options.exclude, ...options.featured]
  return { page, entries: walletLimits.page, include: options.include, exclude, chains }
}

/** A text to search wallets for, and whether only wallets with a badge are wanted. */
export interface WalletQuery {
  readonly text: string
  readonly isCertifiedOnly: boolean
}

/** Asks for the wallets of the whole list that match a text. */
export function searchQuestion({ options, chains }: ListScope, { text, isCertifiedOnly }: WalletQuery): WalletQuestion {
  const { include, exclude } = options
  const badge = isCertifiedOnly ? 'certified' : undefined
  return { page: 1, entries: walletLimits.search, include, exclude, chains, search: text.trim(), badge_type: badge }
}

/** Asks for wallets by their ids, to learn their names. */
export function lookUpQuestion(ids: readonly string[]): WalletQuestion {
  return { page: 1, entries: ids.length, include: ids }
}
