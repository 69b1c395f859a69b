/** A number of wallets as it is told: to the tens below, and that it is more. */
export function roundedCount(count: number): { readonly count: number; readonly isMore: boolean } {
  const count10 = Math.floor(count / 10) * 10
  return count < 10 ? { count, isMore: false } : { count: count10, isMore: count10 < count }
}
