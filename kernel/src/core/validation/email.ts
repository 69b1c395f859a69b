import * as userMessages from '../errors/user-messages.js'

/** Code and text for an address that is none. */
export const invalidEmail: { readonly code: 'APKTW002'; readonly message: string } = {
  code: 'APKTW002',
  message: userMessages.invalidEmail,
}

const longestEmail = 254
const email = /^[^\s@<>"']{1,64}@[^\s@<>"'.]{1,63}(?:\.[^\s@<>"'.]{1,63})+$/

/** True for what can be an e-mail address. Whether somebody reads it is for a code to show. */
export function isEmail(text: unknown): text is string {
  return typeof text === 'string' && text.length <= longestEmail && email.test(text)
}
