import { check, pipe, string } from 'valibot'
import { type StoredItem, storedItem } from '../src/core/storage/stored-item.js'
import { isEmail } from '../src/core/validation/email.js'
import { listOf } from '../src/core/validation/list-of.js'

/** Number of addresses that the visitor is offered again. */
const mostEmails = 3

const emailText = pipe(
  string(),
  check((text) => isEmail(text)),
)

/** E-mail addresses that were used on this device, newest first. */
export const recentEmails: StoredItem<'recent-emails'> = storedItem('recent-emails', listOf(emailText, mostEmails))

/** The recent e-mail addresses after one was used: newest first, each once, three at most. */
export function withRecentEmail(emails: readonly string[], email: string): readonly string[] {
  const isSame = (other: string): boolean => other.toLowerCase() === email.toLowerCase()
  return [email, ...emails.filter((other) => !isSame(other))].slice(0, mostEmails)
}
