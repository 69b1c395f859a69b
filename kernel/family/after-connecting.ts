/** What a family needs of the base when a wallet is connected: its balance, and its operations. One file. */
export { NativeBalances } from './native-balances.js'
export { performOperation } from './perform-operation.js'
