import { type LateCode, lateCode } from '@billfold/kernel/family'

/** The checksums of addresses: they are more code than everything else that a wallet is found and asked with. */
export const addressCode: LateCode<typeof import('./address/ss58.js')> = lateCode(() => import('./address/ss58.js'))

/** True for an address of any network of the family. Before the code for that has come none is one. */
export function isPolkadotAddress(text: unknown): text is string {
  return addressCode.value?.readSs58(text) !== undefined
}
