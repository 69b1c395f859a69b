export { type PolkadotNetworkDefinition, definePolkadotNetwork } from './define-polkadot-network.js'
export { kusama, kusamaAssetHub, paseo, paseoAssetHub, polkadot, polkadotAssetHub, westend, westendAssetHub } from './networks.js'
