import { type KernelStorage, type StoredItem, type StoredValue, listOf, storedItem } from '@billfold/kernel'
import { isEmail } from '@billfold/kernel/validation'
import { type GenericSchema, check, maxLength, minLength, object, optional, pipe, string } from 'valibot'
import type { ConfirmedEmail, StoredEmail } from './contract.js'

/** The most accounts that are remembered: the oldest goes. */
const mostAccounts = 30

const text = pipe(string(), minLength(1), maxLength(300))
const stored: GenericSchema<unknown, StoredEmail> = object({
  ...{ namespace: text, address: text, id: optional(text) },
  email: pipe(
    string(),
    check((email) => isEmail(email)),
  ),
})

/** Addresses that were confirmed in this browser, and for whom. */
const confirmedItem: StoredItem<'email-capture.confirmed'> = storedItem('email-capture.confirmed', listOf(stored, mostAccounts))

/** Accounts that went on without one. */
const skippedItem: StoredItem<'email-capture.skipped'> = storedItem('email-capture.skipped', listOf(text, mostAccounts))

/** An account of any network of its family. */
export interface CaptureAccount {
  readonly namespace: string
  readonly address: string
}

/** What this browser remembers of accounts and their addresses of e-mail, in all of its tabs. */
export class StoredEmails {
  private readonly confirmed: StoredValue<readonly StoredEmail[]>
  private readonly skipped: StoredValue<readonly string[]>

  constructor(storage: Pick<KernelStorage, 'item'>) {
    this.confirmed = storage.item(confirmedItem)
    this.skipped = storage.item(skippedItem)
  }

  of(account: CaptureAccount): ConfirmedEmail | undefined {
    return this.confirmed.read()?.find((each) => isSame(each, account))
  }

  keep({ namespace, address }: CaptureAccount, { email, id }: ConfirmedEmail): void {
    this.confirmed.write([{ namespace, address, email, id }, ...this.others({ namespace, address })].slice(0, mostAccounts))
  }

  forget(account: CaptureAccount): void {
    this.confirmed.write(this.others(account))
  }

  hasSkipped(account: CaptureAccount): boolean {
    return this.skipped.read()?.includes(nameOf(account)) ?? false
  }

  skip(account: CaptureAccount): void {
    if (!this.hasSkipped(account)) this.skipped.write([nameOf(account), ...(this.skipped.read() ?? [])].slice(0, mostAccounts))
  }

  /** Whoever connects anew is asked anew. */
  clearSkipped(): void {
    this.skipped.remove()
  }

  /** Tells of changes by other tabs. Returns the undo. */
  watch(listener: () => void): () => void {
    return this.confirmed.watch(listener)
  }

  private others(account: CaptureAccount): readonly StoredEmail[] {
    return (this.confirmed.read() ?? []).filter((each) => !isSame(each, account))
  }
}

function isSame(one: CaptureAccount, other: CaptureAccount): boolean {
  return one.namespace === other.namespace && one.address === other.address
}

function nameOf({ namespace, address }: CaptureAccount): string {
  return `${namespace}:${address}`
}
