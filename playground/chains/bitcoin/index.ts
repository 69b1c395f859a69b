export { BitcoinNode, type PlacedTransaction, type UnspentCoin } from './node.js'
export { bitcoinCloudChain, bitcoinNetwork } from './networks.js'
export { type BitcoinChain, type BitcoinChainOptions, startBitcoinChain } from './start-bitcoin-chain.js'
