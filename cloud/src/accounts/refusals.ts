import { Refusal } from '../http/refusal.js'

/** What can go wrong with a login, by the word that programs know it by. */
const refusals = {
  'code-wrong': [422, 'The code is not right.'],
  'code-locked': [410, 'The code was wrong five times: ask for a new one.'],
  'code-expired': [410, 'The code is too old: ask for a new one.'],
  'code-used': [410, 'The code was used already: ask for a new one.'],
  'too-early': [429, 'A code was sent just now: wait a little.'],
  'too-many': [429, 'Too many codes were asked for: try again later.'],
  'mail-down': [503, 'The e-mail could not be sent: try again in a minute.'],
  'provider-down': [502, 'The provider of this login does not answer: try again.'],
  flow: [404, 'This login is not known, or its time is over: begin again.'],
  email: [400, 'This is no address of e-mail.'],
  provider: [404, 'This project has no such provider.'],
  declined: [403, 'The login was declined.'],
  state: [400, 'The answer of the provider belongs to no login of this browser.'],
  session: [401, 'The session is over: log in again.'],
  reused: [401, 'The session was ended, since one of its tokens was used twice: log in again.'],
  proof: [401, 'This login was begun by another browser.'],
  'keys-away': [503, 'The key of this session cannot be read just now: try again in a minute.'],
  'not-fresh': [403, 'This needs a login of the last minutes: log in again.'],
  shares: [409, 'The account has other keys than these.'],
  'email-needed': [403, 'OTP is required'],
  'email-taken': [409, 'Another account has this address.'],
  body: [400, 'The body has not what this call needs.'],
  project: [401, 'Unauthorized: invalid key'],
  origin: [403, 'Unauthorized: origin not allowed'],
} as const satisfies Readonly<Record<string, readonly [status: number, description: string]>>

export type RefusalName = keyof typeof refusals

/** A refusal of the accounts, with what a program needs to go on. */
export function refuse(name: RefusalName, more?: Readonly<Record<string, unknown>>): Refusal {
  const [status, description] = refusals[name]
  const after = more?.['retryAfter']
  const headers = typeof after === 'number' ? { 'Retry-After': String(after) } : {}
  return new Refusal({ status, name, description, headers, more })
}
