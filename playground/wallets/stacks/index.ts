export { createStacksWallet } from './create-stacks-wallet.js'
export { stacksAnswers } from './phone-answers.js'
export type { StacksKey, StacksPageProvider, StacksRequest, StacksWallet, StacksWalletOptions } from './stacks-wallet.js'
