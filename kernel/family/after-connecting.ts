/** Parts of the base that a family needs once a wallet is asked and connected, so that they arrive as one file. */
export { followWallet } from './follow-wallet.js'
export { grantedLater } from './granted-later.js'
export { NativeBalances } from './native-balances.js'
export { performOperation } from './perform-operation.js'
export { askAlong, withSigned } from './sign-along.js'
