import { type StoredItem, storedItem } from '@billfold/kernel'
import { literal, maxLength, minLength, picklist, pipe, string } from 'valibot'

const token = pipe(string(), minLength(1), maxLength(8_192))

/** Token of the session of the embedded wallet. */
export const authToken: StoredItem<'auth-token'> = storedItem('auth-token', token)

/** Token that one login is answered with. */
export const nonceToken: StoredItem<'nonce-token'> = storedItem('nonce-token', token)

/** Somebody logged in on this page, and has not logged out. */
export const authUsed: StoredItem<'auth-used'> = storedItem('auth-used', literal(true))

/** The provider that somebody left this page for, where there are no popups. */
export const authAway: StoredItem<'auth-away'> = storedItem(
  'auth-away',
  picklist(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']),
)
