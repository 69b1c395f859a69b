import { randomBytes } from 'node:crypto'

import type { SessionRow } from '../../database/account-tables.js'
import type { Database } from '../../database/database.js'
import { refuse } from '../refusals.js'
import type { KeyHolder } from './key-holder.js'

export interface UnlockKeysOptions {
  readonly database: Database
  readonly holder: KeyHolder
  readonly log: (line: string, error?: unknown) => void
}

export type SealedUnlock = Pick<SessionRow, 'unlock_key' | 'unlock_key_id'>

/** Keys that open the auth shares which browsers keep. Each is told to its session for as long as that lives, and is gone with it. */
export class UnlockKeys {
  constructor(private readonly options: UnlockKeysOptions) {}

  /** Draws the key of a session that begins. */
  async draw(session: string): Promise<SealedUnlock> {
    const { keyId, wrapped } = await this.options.holder.wrap(randomBytes(32), useOf(session))
    return { unlock_key: wrapped, unlock_key_id: keyId }
  }

  /** Opens the key of a session. One under an older secret goes under the newest. Throws a refusal when its secret is away. */
  async open({ id, unlock_key, unlock_key_id }: Pick<SessionRow, 'id'> & SealedUnlock): Promise<string> {
    const { holder, database, log } = this.options
    const opened = await holder.unwrap({ keyId: unlock_key_id, wrapped: unlock_key }, useOf(id)).catch((error: unknown) => {
      log('The key of a session could not be opened', error)
      throw refuse('keys-away')
    })
    const { key, renewed } = opened
    if (renewed !== undefined) {
      await database.queries
        .updateTable('account_sessions')
        .set({ unlock_key: renewed.wrapped, unlock_key_id: renewed.keyId })
        .where('id', '=', id)
        .where('unlock_key', '=', unlock_key)
        .execute()
    }
    return key.toString('base64url')
  }
}

function useOf(session: string): string {
  return `unlock ${session}`
}
