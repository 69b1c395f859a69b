/** A text that cannot begin a line of its own. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

/** The longest message that is read, in characters. */
export const longestMessage = 10_000

/** Which values a field of a sign-in may have: none of them can write a line of its own. */
export const fieldRules = {
  domain: (text: string): boolean => /^[^\s/?#@\\]{1,253}$/u.test(text) && oneLine.test(text),
  address: (text: string): boolean => /^[a-zA-Z0-9]{1,120}$/.test(text),
  statement: (text: string): boolean => text !== '' && oneLine.test(text),
  uri: (text: string): boolean => isUri(text),
  reference: (text: string): boolean => /^[-_a-zA-Z0-9]{1,64}$/.test(text),
  nonce: (text: string): boolean => /^[a-zA-Z0-9]{8,200}$/.test(text),
  moment: (text: string): boolean => moment.test(text) && !Number.isNaN(Date.parse(text)),
  requestId: (text: string): boolean => /^[-a-zA-Z0-9._~!$&'()*+,;=:@%]*$/.test(text),
} as const

function isUri(text: string): boolean {
  return /^[a-zA-Z][-a-zA-Z0-9+.]*:[^\s\p{Cc}]+$/u.test(text) && URL.canParse(text)
}
