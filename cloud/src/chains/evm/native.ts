import { nativePlaceholder } from './topics.js'

/** True for what stands for the native currency where an address is wanted. */
export function isNative(address: string): boolean {
  return address.toLowerCase() === nativePlaceholder
}
