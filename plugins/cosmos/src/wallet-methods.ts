import type { RpcMethodLists } from '@billfold/kernel'

/** Methods that may be asked of a Cosmos wallet: directly, or after the visitor approved. */
export const cosmosMethods: RpcMethodLists = {
  safe: ['cosmos_getAccounts'],
  ask: ['cosmos_signDirect', 'cosmos_signAmino'],
}
