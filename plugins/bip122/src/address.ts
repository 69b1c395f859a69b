import { type LateCode, lateCode } from '@billfold/kernel/family'
import type { AddressFacts } from './read-address.js'

/** The checksums of addresses: they are more code than everything else that a wallet is found and asked with. */
export const addressCode: LateCode<typeof import('./read-address.js')> = lateCode(() => import('./read-address.js'))

/** True for an address of a Bitcoin network, its checksum included. Before the code for that has come none is one. */
export function isBitcoinAddress(text: unknown): text is string {
  return readAddress(text) !== undefined
}

/** Reads an address, its checksum included. Undefined for anything else, addresses of other coins among it. */
export function readAddress(text: unknown): AddressFacts | undefined {
  return addressCode.value?.readAddress(text)
}
