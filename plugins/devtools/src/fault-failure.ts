import { BillfoldError } from '@billfold/kernel'

import type { DevtoolsFault } from './contract.js'

/** Place of the call that is made to fail. */
export interface FaultPlace {
  readonly endpoint: string
  readonly path: string
}

/** The failure that a call ends with under a fault; undefined where the fault is no failure of its own. */
export function faultFailure(fault: DevtoolsFault, { endpoint, path }: FaultPlace): Error | undefined {
  if (fault === 'offline') {
    const reason = 'the devtools keep it from being sent'
    return new BillfoldError('http/unreachable', { endpoint, path, reason } as never, {
      message: `${endpoint} ${path} cannot be reached: ${reason}`,
      remedy: 'Switch the fault off in the devtools.',
    })
  }
  if (fault !== 'busy') return undefined
  return new BillfoldError('http/status', { endpoint, path, status: 503 } as never, {
    message: 'HTTP status code: 503 (of the devtools)',
    remedy: 'Switch the fault off in the devtools.',
  })
}
