import { isAddress, isAddressEqual } from 'viem'
import { Fault } from '../faults/fault.js'

/** Refuses a request that is for another account. */
export function mustBeOwn(asked: string, own: string): void {
  if (!isAddress(asked, { strict: false }) || !isAddress(own, { strict: false })) throw new Fault('request-malformed')
  if (!isAddressEqual(asked, own)) throw new Fault('signer-differs')
}
