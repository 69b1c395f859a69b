import { type LateCode, lateCode } from '@billfold/kernel/family'

/** The checksums of addresses: they are more code than everything else that a wallet is found and asked with. */
export const addressCode: LateCode<typeof import('./read-address.js')> = lateCode(() => import('./read-address.js'))

/** True for an address of an account on any chain of the family. Before the code for that has come none is one. */
export function isCosmosAddress(text: unknown): text is string {
  return addressCode.value?.readAddress(text) !== undefined
}
