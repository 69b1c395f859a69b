import type { CloudConfig } from '../config/config.js'

export interface CallerLine {
  /** The header `X-Forwarded-For`. */
  readonly forwarded: string | undefined
  /** The other end of the line. */
  readonly remote: string | undefined
}

/** Address of a caller in the network. Behind a proxy that is trusted it is the one that the proxy has added last. */
export function callerAddress({ forwarded = '', remote = 'unknown' }: CallerLine, { trustProxy }: Pick<CloudConfig, 'trustProxy'>): string {
  const last = trustProxy ? forwarded.split(',').at(-1)?.trim() : undefined
  return last === undefined || last === '' ? remote : last
}
