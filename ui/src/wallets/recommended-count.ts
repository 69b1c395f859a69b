/** How many recommended wallets there are at most. */
const mostRecommended = 4

export interface RecommendedSituation {
  readonly featured: number
  readonly custom: number
  readonly injected: number
  readonly hasEmail: boolean
  readonly hasSocials: boolean
}

/** How many recommended wallets fit in the list, beside what stands there for better reasons. */
export function recommendedCount({ featured, custom, injected, hasEmail, hasSocials }: RecommendedSituation): number {
  return Math.max(0, mostRecommended - featured - custom - injected - Number(hasEmail) - Number(hasSocials))
}
