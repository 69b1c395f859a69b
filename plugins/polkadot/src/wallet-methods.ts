import type { RpcMethodLists } from '@billfold/kernel'

/** Methods that may be asked of a Polkadot wallet: all of them after the visitor approved. */
export const polkadotMethods: RpcMethodLists = {
  safe: [],
  ask: ['polkadot_signMessage', 'polkadot_signTransaction'],
}
