import { type LateCode, lateCode } from '@billfold/kernel/family'

/** Base 58. Wallets are found and listed without it: it comes as one is asked. */
export const addressCode: LateCode<typeof import('./read-address.js')> = lateCode(() => import('./read-address.js'))

/** Reads an address. Before the code for that has come nothing is one. */
export function readAddress(text: unknown): Uint8Array | undefined {
  return addressCode.value?.readAddress(text)
}

/** True for an address of the family. */
export function isSolanaAddress(text: unknown): text is string {
  return readAddress(text) !== undefined
}

/** True for an address with the key that belongs to it. */
export function isSolanaAccount(address: string, key: Uint8Array | undefined): boolean {
  return addressCode.value?.isAccount(address, key) === true
}
