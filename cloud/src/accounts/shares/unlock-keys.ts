import { randomBytes } from 'node:crypto'

import type { SessionRow } from '../../database/account-tables.js'
import type { Database } from '../../database/database.js'
import { refuse } from '../refusals.js'
import type { KeyHolder, OpenedKey } from './key-holder.js'

export interface UnlockKeysOptions {
  readonly database: Database
  readonly holder: KeyHolder
  readonly log: (line: string, error?: unknown) => void
}

type SealedUnlock = Pick<SessionRow, 'unlock_key' | 'unlock_key_id'>
type Sealed = Pick<SessionRow, 'id'> & SealedUnlock

/** Keys that open the auth shares which browsers keep. Each is told to its session for as long as that lives, and is gone with it. */
export class UnlockKeys {
  constructor(private readonly options: UnlockKeysOptions) {}

  /** Draws the key of a session that begins. */
  async draw(session: string): Promise<SealedUnlock> {
    const { keyId, wrapped } = await this.options.holder.wrap(randomBytes(32), useOf(session))
    return { unlock_key: wrapped, unlock_key_id: keyId }
  }

  /** Opens the key of a session. One under an older secret goes under the newest. Throws a refusal when its secret is away. */
  async open(session: Sealed): Promise<string> {
    try {
      return (await this.unwrap(session)).key.toString('base64url')
    } catch (error) {
      this.options.log('The key of a session could not be opened', error)
      throw refuse('keys-away')
    }
  }

  /** Puts the key of a session under the newest secret. False when it is there already. */
  async renew(session: Sealed): Promise<boolean> {
    return (await this.unwrap(session)).renewed !== undefined
  }

  private async unwrap({ id, unlock_key, unlock_key_id }: Sealed): Promise<OpenedKey> {
    const { holder, database } = this.options
    const opened = await holder.unwrap({ keyId: unlock_key_id, wrapped: unlock_key }, useOf(id))
    if (opened.renewed !== undefined) {
      await database.queries
        .updateTable('account_sessions')
        .set({ unlock_key: opened.renewed.wrapped, unlock_key_id: opened.renewed.keyId })
        .where('id', '=', id)
        .where('unlock_key', '=', unlock_key)
        .execute()
    }
    return opened
  }
}

function useOf(session: string): string {
  return `unlock ${session}`
}
