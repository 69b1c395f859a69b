import type { RpcMethodLists } from '@billfold/kernel'

/** Methods that may be asked of a Sui wallet: directly, or after the visitor approved. */
export const suiMethods: RpcMethodLists = {
  safe: ['sui_getAccounts'],
  ask: ['sui_signPersonalMessage', 'sui_signTransaction', 'sui_signAndExecuteTransaction'],
}
