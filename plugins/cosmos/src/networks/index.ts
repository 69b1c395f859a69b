export { type CosmosNetworkDefinition, defineCosmosNetwork } from './define-cosmos-network.js'
export { cosmosHub, cosmosHubTestnet, osmosis, osmosisTestnet } from './networks.js'
