/** Parts of the base that a family needs once a wallet is connected, so that they arrive as one file. */
export { NativeBalances } from './native-balances.js'
export { performOperation } from './perform-operation.js'
