import { randomBytes } from 'node:crypto'

import type { RecoveryKind, ShareRow } from '../../database/account-tables.js'
import type { Database } from '../../database/database.js'
import { type KeyHolder, type WrappedKey, seal, unseal } from './key-holder.js'

/** What a browser gives to be kept: two of the three shares of its split. */
export interface GivenShares {
  readonly auth: string
  readonly recovery: { readonly kind: RecoveryKind; readonly share: string }
}

/** What a fresh login is given: with the share of its own browser, or with both shares of another's split. */
export type HeldShares =
  | { readonly kind: 'device'; readonly auth: string }
  | ({ readonly kind: 'recover' } & GivenShares)
  /** The service that holds a key is away: ask again. */
  | { readonly kind: 'away' }

export interface ShareBoxOptions {
  readonly database: Database
  readonly now: () => number
  readonly holders: Readonly<Record<ShareRow['kind'], KeyHolder>>
  readonly log: (line: string, error?: unknown) => void
}

/** Splits that one account may have, one for each browser; the oldest goes. */
const mostSplits = 20

/** Keeps shares, each sealed by a key of its own, which another key seals that is not in the database. */
export class ShareBox {
  constructor(private readonly options: ShareBoxOptions) {}

  /** Keeps the split of a browser in place of its last. */
  async keep(account: string, thumbprint: string, { auth, recovery }: GivenShares): Promise<void> {
    const rows = [
      await this.sealed({ account, thumbprint, kind: 'auth' }, auth, null),
      await this.sealed({ account, thumbprint, kind: 'recovery' }, recovery.share, recovery.kind),
    ]
    await this.options.database.queries.transaction().execute(async (run) => {
      await run.deleteFrom('account_shares').where('account', '=', account).where('thumbprint', '=', thumbprint).execute()
      await run.insertInto('account_shares').values(rows).execute()
      const kept = run
        .selectFrom('account_shares')
        .select('thumbprint')
        .where('account', '=', account)
        .where('kind', '=', 'auth')
        .orderBy('created_at', 'desc')
        .limit(mostSplits)
      await run.deleteFrom('account_shares').where('account', '=', account).where('thumbprint', 'not in', kept).execute()
    })
  }

  /** What a browser needs to sign. Null while the account has no keys. */
  async give(account: string, thumbprint: string, { isLost = false } = {}): Promise<HeldShares | null> {
    const rows = await this.rowsFor(account, thumbprint)
    const [auth, recovery] = [rows.find(({ kind }) => kind === 'auth'), rows.find(({ kind }) => kind === 'recovery')]
    if (auth === undefined || recovery === undefined) return null
    try {
      if (auth.thumbprint === thumbprint && !isLost) return { kind: 'device', auth: await this.opened(auth) }
      const kind = recovery.recovery_kind ?? 'automatic'
      return { kind: 'recover', auth: await this.opened(auth), recovery: { kind, share: await this.opened(recovery) } }
    } catch (error) {
      this.options.log('A share could not be opened', error)
      return { kind: 'away' }
    }
  }

  /** Both shares of this browser's split, else of the newest. */
  private async rowsFor(account: string, thumbprint: string): Promise<readonly ShareRow[]> {
    const all = await this.options.database.queries
      .selectFrom('account_shares')
      .selectAll()
      .where('account', '=', account)
      .orderBy('created_at', 'desc')
      .execute()
    const chosen = all.some((row) => row.thumbprint === thumbprint) ? thumbprint : all[0]?.thumbprint
    return all.filter((row) => row.thumbprint === chosen)
  }

  private async sealed(
    { account, thumbprint, kind }: Pick<ShareRow, 'account' | 'thumbprint' | 'kind'>,
    share: string,
    recoveryKind: RecoveryKind | null,
  ): Promise<ShareRow> {
    const use = useOfShare({ account, thumbprint, kind })
    const key = randomBytes(32)
    const { keyId, wrapped } = await this.options.holders[kind].wrap(key, use)
    return {
      ...{ account, thumbprint, kind, sealed: seal(Buffer.from(share), key, use) },
      ...{ wrapped_key: wrapped, key_id: keyId, recovery_kind: recoveryKind, created_at: this.options.now() },
    }
  }

  /** Opens a share. One under an older secret goes under the newest, so that the older can be taken away one day. */
  private async opened({ account, thumbprint, kind, sealed, wrapped_key, key_id }: ShareRow): Promise<string> {
    const use = useOfShare({ account, thumbprint, kind })
    const { key, renewed } = await this.options.holders[kind].unwrap({ keyId: key_id, wrapped: wrapped_key }, use)
    if (renewed !== undefined) await keepRenewed(this.options.database, { account, thumbprint, kind, wrapped_key }, renewed)
    return unseal(sealed, key, use).toString()
  }
}

/** Keeps the key of a share as the newest secret has sealed it, unless the share is another by now. */
export async function keepRenewed(
  { queries }: Database,
  { account, thumbprint, kind, wrapped_key }: Pick<ShareRow, 'account' | 'thumbprint' | 'kind' | 'wrapped_key'>,
  { wrapped, keyId }: WrappedKey,
): Promise<void> {
  await queries
    .updateTable('account_shares')
    .set({ wrapped_key: wrapped, key_id: keyId })
    .where('account', '=', account)
    .where('thumbprint', '=', thumbprint)
    .where('kind', '=', kind)
    .where('wrapped_key', '=', wrapped_key)
    .execute()
}

/** What a key of a share is for: nothing else opens it. */
export function useOfShare({ account, thumbprint, kind }: Pick<ShareRow, 'account' | 'thumbprint' | 'kind'>): string {
  return `${account} ${thumbprint} ${kind}`
}
