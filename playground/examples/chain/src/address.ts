/** Tells whether a text is an address of the family: `seamoss1`, then 4 to 40 lower-case letters and digits. Never throws, whatever it is given. */
export function isAddress(text: unknown): text is string {
  return typeof text === 'string' && /^seamoss1[a-z0-9]{4,40}$/.test(text)
}
