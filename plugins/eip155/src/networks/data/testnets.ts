import type { Network } from '@billfold/kernel'
import { evmNetwork } from '../evm-network.js'

export const sepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 11155111,
  name: 'Sepolia',
  currency: ['Sepolia Ether', 'ETH'],
  rpc: 'https://11155111.rpc.thirdweb.com',
  explorer: ['Etherscan', 'https://sepolia.etherscan.io'],
  isTestnet: true,
})
export const holesky: Network = /* @__PURE__ */ evmNetwork({
  id: 17000,
  name: 'Holesky',
  currency: ['Holesky Ether', 'ETH'],
  rpc: 'https://ethereum-holesky-rpc.publicnode.com',
  explorer: ['Etherscan', 'https://holesky.etherscan.io'],
  isTestnet: true,
})
export const hoodi: Network = /* @__PURE__ */ evmNetwork({
  id: 560048,
  name: 'Hoodi',
  currency: ['Hoodi Ether', 'ETH'],
  rpc: 'https://rpc.hoodi.ethpandaops.io',
  explorer: ['Etherscan', 'https://hoodi.etherscan.io'],
  isTestnet: true,
})
export const arbitrumSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 421614,
  name: 'Arbitrum Sepolia',
  blockTime: 250,
  currency: ['Arbitrum Sepolia Ether', 'ETH'],
  rpc: 'https://sepolia-rollup.arbitrum.io/rpc',
  explorer: ['Arbiscan', 'https://sepolia.arbiscan.io'],
  isTestnet: true,
})
export const optimismSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 11155420,
  name: 'OP Sepolia',
  blockTime: 2_000,
  currency: ['Sepolia Ether', 'ETH'],
  rpc: 'https://sepolia.optimism.io',
  explorer: ['Blockscout', 'https://optimism-sepolia.blockscout.com'],
  isTestnet: true,
})
export const baseSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 84532,
  name: 'Base Sepolia',
  blockTime: 2_000,
  currency: ['Sepolia Ether', 'ETH'],
  rpc: 'https://sepolia.base.org',
  explorer: ['Basescan', 'https://sepolia.basescan.org'],
  isTestnet: true,
})
export const zksyncSepoliaTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 300,
  name: 'ZKsync Sepolia Testnet',
  blockTime: 200,
  rpc: 'https://sepolia.era.zksync.dev',
  explorer: ['ZKsync Explorer', 'https://sepolia.explorer.zksync.io/'],
  isTestnet: true,
})
export const scrollSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 534351,
  name: 'Scroll Sepolia',
  rpc: 'https://sepolia-rpc.scroll.io',
  explorer: ['Scrollscan', 'https://sepolia.scrollscan.com'],
  isTestnet: true,
})
export const unichainSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 1301,
  name: 'Unichain Sepolia',
  blockTime: 1_000,
  rpc: 'https://sepolia.unichain.org',
  explorer: ['Uniscan', 'https://sepolia.uniscan.xyz'],
  isTestnet: true,
})
export const zoraSepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 999999999,
  name: 'Zora Sepolia',
  blockTime: 2_000,
  currency: ['Zora Sepolia', 'ETH'],
  rpc: 'https://sepolia.rpc.zora.energy',
  explorer: ['Zora Sepolia Explorer', 'https://sepolia.explorer.zora.energy/'],
  isTestnet: true,
})
export const mantleSepoliaTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 5003,
  name: 'Mantle Sepolia Testnet',
  currency: ['MNT', 'MNT'],
  rpc: 'https://rpc.sepolia.mantle.xyz',
  explorer: ['Mantle Testnet Explorer', 'https://explorer.sepolia.mantle.xyz/'],
  isTestnet: true,
})
export const polygonAmoy: Network = /* @__PURE__ */ evmNetwork({
  id: 80002,
  name: 'Polygon Amoy',
  currency: ['POL', 'POL'],
  rpc: 'https://polygon-amoy.drpc.org',
  explorer: ['PolygonScan', 'https://amoy.polygonscan.com'],
  isTestnet: true,
})
export const bscTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 97,
  name: 'BNB Smart Chain Testnet',
  currency: ['BNB', 'tBNB'],
  rpc: 'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
  explorer: ['BscScan', 'https://testnet.bscscan.com'],
  isTestnet: true,
})
export const opBNBTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 5611,
  name: 'opBNB Testnet',
  currency: ['tBNB', 'tBNB'],
  rpc: 'https://opbnb-testnet-rpc.bnbchain.org',
  explorer: ['opbnbscan', 'https://testnet.opbnbscan.com'],
  isTestnet: true,
})
export const avalancheFuji: Network = /* @__PURE__ */ evmNetwork({
  id: 43113,
  name: 'Avalanche Fuji',
  currency: ['Avalanche Fuji', 'AVAX'],
  rpc: 'https://api.avax-test.network/ext/bc/C/rpc',
  explorer: ['SnowTrace', 'https://testnet.snowtrace.io'],
  isTestnet: true,
})
export const sonicBlazeTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 57054,
  name: 'Sonic Blaze Testnet',
  currency: ['Sonic', 'S'],
  rpc: 'https://rpc.blaze.soniclabs.com',
  explorer: ['Sonic Blaze Testnet Explorer', 'https://testnet.sonicscan.org'],
  isTestnet: true,
})
export const berachainBepolia: Network = /* @__PURE__ */ evmNetwork({
  id: 80069,
  name: 'Berachain Bepolia',
  blockTime: 2_000,
  currency: ['BERA Token', 'BERA'],
  rpc: 'https://bepolia.rpc.berachain.com',
  explorer: ['Berascan', 'https://testnet.berascan.com'],
  isTestnet: true,
})
export const auroraTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 1313161555,
  name: 'Aurora Testnet',
  rpc: 'https://testnet.aurora.dev',
  explorer: ['Aurorascan', 'https://testnet.aurorascan.dev'],
  isTestnet: true,
})
export const rootstockTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 31,
  name: 'Rootstock Testnet',
  currency: ['Rootstock Bitcoin', 'tRBTC'],
  rpc: 'https://public-node.testnet.rsk.co',
  explorer: ['RSK Explorer', 'https://explorer.testnet.rootstock.io'],
  isTestnet: true,
})
export const wemixTestnet: Network = /* @__PURE__ */ evmNetwork({
  id: 1112,
  name: 'WEMIX Testnet',
  currency: ['WEMIX', 'tWEMIX'],
  rpc: 'https://api.test.wemix.com',
  explorer: ['wemixExplorer', 'https://testnet.wemixscan.com'],
  isTestnet: true,
})
