export { createSuiWallet } from './create-sui-wallet.js'
export { suiAnswers } from './phone-answers.js'
export type { SuiKey, SuiWallet, SuiWalletOptions } from './sui-wallet.js'
