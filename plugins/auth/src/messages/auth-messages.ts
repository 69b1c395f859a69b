import type { Catalogue, Language, MessageSet, MoreLanguages, Translation } from '@billfold/ui/kit'
import { en } from './en.js'
import type { enLater } from './en-later.js'

interface AuthMessages extends MessageSet<typeof en> {
  readonly load: { readonly [L in Language]: () => Promise<Translation<AuthWords>> }
  readonly later: () => Promise<Catalogue>
  readonly more: () => Promise<MoreLanguages>
}

/** Loads the words for logins that fail. A view that says them lists `failureMessages` among its own. */
export const loadLoginFailureWords = (): Promise<typeof import('./login-failure-words.js')> => import('./login-failure-words.js')

/** The words of the login. What says why one failed brings the rest. */
export const authMessages: AuthMessages = {
  id: 'auth',
  english: en,
  later: async () => (await loadLoginFailureWords()).enLater,
  load: { de: async () => (await import('./de.js')).de, ar: async () => (await import('./ar.js')).ar },
  more: async () => (await import('./more-languages.js')).moreLanguages,
}

/** All words of the login. A translation is one file with them all. */
export type AuthWords = typeof en & typeof enLater
