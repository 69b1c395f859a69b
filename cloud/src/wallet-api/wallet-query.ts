/** Which wallets are asked for. */
export interface WalletQuery {
  /** From 1. */
  readonly page: number
  readonly entries: number
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly search: string
  readonly badgeType?: string
  readonly chains: readonly string[]
}

/** As many as one page of a list of wallets, or of what a search finds, ever has. */
const mostEntries = 100
const usualEntries = 40

/** Reads the question from a query. What makes no sense counts as not said. */
export function readWalletQuery(query: URLSearchParams): WalletQuery {
  const badgeType = query.get('badge_type') ?? ''
  return {
    page: whole(query.get('page'), 1),
    entries: Math.min(whole(query.get('entries'), usualEntries), mostEntries),
    include: list(query.get('include')),
    exclude: list(query.get('exclude')),
    search: (query.get('search') ?? '').trim(),
    chains: list(query.get('chains')),
    ...(badgeType === '' ? {} : { badgeType }),
  }
}

function whole(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise
}

function list(text: string | null): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
