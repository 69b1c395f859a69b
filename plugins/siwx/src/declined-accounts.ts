import type { KernelStorage, StoredValue } from '@billfold/kernel'
import { declinedItem, mostSessions } from './sources/session-schema.js'

/** Accounts that did not want to sign in where that is their choice: nobody is asked twice, also after a reload and in another tab. */
export class DeclinedAccounts {
  private readonly stored: StoredValue<readonly string[]>

  constructor(storage: Pick<KernelStorage, 'item'>) {
    this.stored = storage.item(declinedItem)
  }

  has(key: string): boolean {
    return this.stored.read()?.includes(key) ?? false
  }

  add(key: string): void {
    if (!this.has(key)) this.stored.write([key, ...(this.stored.read() ?? [])].slice(0, mostSessions))
  }

  /** Whoever connects anew is asked anew. */
  clear(): void {
    this.stored.remove()
  }
}
