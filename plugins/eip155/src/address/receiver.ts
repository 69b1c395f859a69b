import { operationFailure } from '@billfold/kernel/family'
import { lowerCase, part } from '@billfold/kernel/primordials'
import { isEvmAddress } from '../provider/address.js'
import { isChecksumRight } from './checksum-address.js'

const anAddress = 'an EVM address: 40 hex digits after 0x, with the capitals of its checksum or without capitals'

export interface ReceiverPlace {
  /** The operation, for the failure. */
  readonly operation: string
  /** The network that it is done on: some have a checksum of their own. */
  readonly chainId?: number | string | undefined
}

/** The address that something is sent to, with `0x`. Throws for what is none, and for one whose capitals say that it was miswritten. */
export function receiverOf(to: unknown, { operation, chainId }: ReceiverPlace): string {
  const written = isEvmAddress(to) ? (part(to, 0, 2) === '0x' ? to : `0x${to}`) : undefined
  if (written === undefined || !isChecksumRight(written, chainId))
    throw operationFailure('wallet/invalid-address', { operation, needed: anAddress })
  // Some wallets take an address in capitals for one with a wrong checksum.
  return isInCapitals(written) ? lowerCase(written) : written
}

function isInCapitals(address: string): boolean {
  return address !== lowerCase(address) && !/[a-f]/.test(address)
}
