import * as v from 'valibot'

import { refuse } from '../refusals.js'

const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())

/** An address as it is kept and compared. Throws a refusal for what is none. */
export function readEmail(text: string): string {
  const read = v.safeParse(address, text)
  if (!read.success) throw refuse('email')
  return read.output
}
