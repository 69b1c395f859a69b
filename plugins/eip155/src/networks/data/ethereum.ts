import type { Network } from '@billfold/kernel'
import { evmNetwork } from '../evm-network.js'

export const mainnet: Network = /* @__PURE__ */ evmNetwork({
  id: 1,
  name: 'Ethereum',
  blockTime: 12_000,
  rpc: 'https://ethereum.reth.rs/rpc',
  explorer: ['Etherscan', 'https://etherscan.io'],
})
export const arbitrum: Network = /* @__PURE__ */ evmNetwork({
  id: 42161,
  name: 'Arbitrum One',
  blockTime: 250,
  rpc: 'https://arb1.arbitrum.io/rpc',
  explorer: ['Arbiscan', 'https://arbiscan.io'],
})
export const optimism: Network = /* @__PURE__ */ evmNetwork({
  id: 10,
  name: 'OP Mainnet',
  blockTime: 2_000,
  rpc: 'https://mainnet.optimism.io',
  explorer: ['Optimism Explorer', 'https://optimistic.etherscan.io'],
})
export const base: Network = /* @__PURE__ */ evmNetwork({
  id: 8453,
  name: 'Base',
  blockTime: 2_000,
  rpc: 'https://mainnet.base.org',
  explorer: ['Basescan', 'https://basescan.org'],
})
export const zksync: Network = /* @__PURE__ */ evmNetwork({
  id: 324,
  name: 'ZKsync Era',
  blockTime: 200,
  rpc: 'https://mainnet.era.zksync.io',
  explorer: ['ZKsync Explorer', 'https://explorer.zksync.io/'],
})
export const linea: Network = /* @__PURE__ */ evmNetwork({
  id: 59144,
  name: 'Linea Mainnet',
  blockTime: 2_000,
  currency: ['Linea Ether', 'ETH'],
  rpc: 'https://rpc.linea.build',
  explorer: ['Etherscan', 'https://lineascan.build'],
})
export const scroll: Network = /* @__PURE__ */ evmNetwork({
  id: 534352,
  name: 'Scroll',
  blockTime: 3_000,
  rpc: 'https://rpc.scroll.io',
  explorer: ['Scrollscan', 'https://scrollscan.com'],
})
export const polygonZkEvm: Network = /* @__PURE__ */ evmNetwork({
  id: 1101,
  name: 'Polygon zkEVM',
  rpc: 'https://zkevm-rpc.com',
  explorer: ['PolygonScan', 'https://zkevm.polygonscan.com'],
})
export const unichain: Network = /* @__PURE__ */ evmNetwork({
  id: 130,
  name: 'Unichain',
  blockTime: 1_000,
  rpc: 'https://mainnet.unichain.org/',
  explorer: ['Uniscan', 'https://uniscan.xyz'],
})
export const zora: Network = /* @__PURE__ */ evmNetwork({
  id: 7777777,
  name: 'Zora',
  blockTime: 2_000,
  rpc: 'https://rpc.zora.energy',
  explorer: ['Explorer', 'https://explorer.zora.energy'],
})
export const mode: Network = /* @__PURE__ */ evmNetwork({
  id: 34443,
  name: 'Mode Mainnet',
  blockTime: 2_000,
  rpc: 'https://mainnet.mode.network',
  explorer: ['Modescan', 'https://modescan.io'],
})
export const blast: Network = /* @__PURE__ */ evmNetwork({
  id: 81457,
  name: 'Blast',
  blockTime: 2_000,
  rpc: 'https://rpc.blast.io',
  explorer: ['Blastscan', 'https://blastscan.io'],
})
export const taiko: Network = /* @__PURE__ */ evmNetwork({
  id: 167000,
  name: 'Taiko Mainnet',
  rpc: 'https://rpc.mainnet.taiko.xyz',
  explorer: ['Etherscan', 'https://taikoscan.io'],
})
export const fraxtal: Network = /* @__PURE__ */ evmNetwork({
  id: 252,
  name: 'Fraxtal',
  blockTime: 2_000,
  currency: ['Frax', 'FRAX'],
  rpc: 'https://rpc.frax.com',
  explorer: ['fraxscan', 'https://fraxscan.com'],
})
export const worldchain: Network = /* @__PURE__ */ evmNetwork({
  id: 480,
  name: 'World Chain',
  blockTime: 2_000,
  rpc: 'https://worldchain-mainnet.g.alchemy.com/public',
  explorer: ['Worldscan', 'https://worldscan.org'],
})
export const ink: Network = /* @__PURE__ */ evmNetwork({
  id: 57073,
  name: 'Ink',
  blockTime: 2_000,
  rpc: 'https://rpc-gel.inkonchain.com',
  explorer: ['Blockscout', 'https://explorer.inkonchain.com'],
})
export const soneium: Network = /* @__PURE__ */ evmNetwork({
  id: 1868,
  name: 'Soneium Mainnet',
  blockTime: 2_000,
  rpc: 'https://rpc.soneium.org',
  explorer: ['Blockscout', 'https://soneium.blockscout.com'],
})
export const abstract: Network = /* @__PURE__ */ evmNetwork({
  id: 2741,
  name: 'Abstract',
  blockTime: 200,
  currency: ['ETH', 'ETH'],
  rpc: 'https://api.mainnet.abs.xyz',
  explorer: ['Etherscan', 'https://abscan.org'],
})
export const apeChain: Network = /* @__PURE__ */ evmNetwork({
  id: 33139,
  name: 'ApeChain',
  currency: ['ApeCoin', 'APE'],
  rpc: 'https://rpc.apechain.com/http',
  explorer: ['Apescan', 'https://apescan.io'],
})
export const mantle: Network = /* @__PURE__ */ evmNetwork({
  id: 5000,
  name: 'Mantle',
  currency: ['MNT', 'MNT'],
  rpc: 'https://rpc.mantle.xyz',
  explorer: ['Mantle Explorer', 'https://mantlescan.xyz/'],
})
export const morph: Network = /* @__PURE__ */ evmNetwork({
  id: 2818,
  name: 'Morph',
  rpc: 'https://rpc.morphl2.io',
  explorer: ['Morph Explorer', 'https://explorer.morphl2.io'],
})
export const plumeMainnet: Network = /* @__PURE__ */ evmNetwork({
  id: 98866,
  name: 'Plume',
  currency: ['Plume', 'PLUME'],
  rpc: 'https://rpc.plume.org',
  explorer: ['Blockscout', 'https://explorer.plume.org'],
})
export const opBNB: Network = /* @__PURE__ */ evmNetwork({
  id: 204,
  name: 'opBNB',
  currency: ['BNB', 'BNB'],
  rpc: 'https://opbnb-mainnet-rpc.bnbchain.org',
  explorer: ['opBNB (BSCScan)', 'https://opbnb.bscscan.com'],
})
export const megaeth: Network = /* @__PURE__ */ evmNetwork({
  id: 4326,
  name: 'MegaETH',
  blockTime: 1_000,
  rpc: 'https://mainnet.megaeth.com/rpc',
  explorer: ['Etherscan', 'https://mega.etherscan.io'],
})
