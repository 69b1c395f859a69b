export { callOf, fieldOf } from './foreign.js'
export { LateBalances } from './late-balances.js'
export { type WalletWords, readWalletWords } from './wallet-words.js'
