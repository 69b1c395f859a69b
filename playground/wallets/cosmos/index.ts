export type { CosmosKey, CosmosRequest, CosmosWallet, CosmosWalletOptions } from './cosmos-wallet.js'
export { createCosmosWallet } from './create-cosmos-wallet.js'
export { cosmosAnswers } from './phone-answers.js'
