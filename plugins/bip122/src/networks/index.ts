export { type BitcoinNetworkDefinition, defineBitcoinNetwork } from './define-bitcoin-network.js'
export { bitcoin, bitcoinSignet, bitcoinTestnet } from './networks.js'
