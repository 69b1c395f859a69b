import type { RpcMethodLists } from '@billfold/kernel'

/** Methods that may be asked of a Bitcoin wallet: directly, or after the visitor approved. */
export const bitcoinMethods: RpcMethodLists = {
  safe: ['getAccountAddresses'],
  ask: ['sendTransfer', 'signMessage', 'signPsbt'],
}
