import { type StoredItem, listOf, storedItem } from '@billfold/kernel'
import { isEmail } from '@billfold/kernel/validation'
import { check, literal, maxLength, minLength, picklist, pipe, string } from 'valibot'

/** Number of addresses that the visitor is offered again. */
const mostEmails = 3

const emailText = pipe(
  string(),
  check((text) => isEmail(text)),
)
const token = pipe(string(), minLength(1), maxLength(8_192))

/** E-mail addresses that were used on this device, newest first. */
export const recentEmails: StoredItem<'recent-emails'> = storedItem('recent-emails', listOf(emailText, mostEmails))

/** Token of the session of the embedded wallet. */
export const authToken: StoredItem<'auth-token'> = storedItem('auth-token', token)

/** Token that one login is answered with. */
export const nonceToken: StoredItem<'nonce-token'> = storedItem('nonce-token', token)

/** The recent e-mail addresses after one was used: newest first, each once, three at most. */
export function withRecentEmail(emails: readonly string[], email: string): readonly string[] {
  const isSame = (other: string): boolean => other.toLowerCase() === email.toLowerCase()
  return [email, ...emails.filter((other) => !isSame(other))].slice(0, mostEmails)
}

/** Somebody logged in on this page, and has not logged out. */
export const authUsed: StoredItem<'auth-used'> = storedItem('auth-used', literal(true))

/** The provider that somebody left this page for, where there are no popups. */
export const authAway: StoredItem<'auth-away'> = storedItem(
  'auth-away',
  picklist(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']),
)
