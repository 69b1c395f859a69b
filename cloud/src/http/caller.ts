import type { Context } from 'hono'

import { placeOf } from '../access/address-counts.js'
import { callerAddress } from '../access/caller-address.js'
import type { CloudContext } from '../context.js'

export interface CallerOptions {
  readonly context: Pick<CloudContext, 'config'>
  /** The other end of the line, as the runtime knows it. */
  readonly addressOf: (c: Context) => string | undefined
}

/** The place in the network by which a caller is counted. */
export function callerOf(c: Context, { context, addressOf }: CallerOptions): string {
  return placeOf(callerAddress({ forwarded: c.req.header('x-forwarded-for'), remote: addressOf(c) }, context.config))
}
