import type { Network } from '@billfold/kernel'
import { evmNetwork } from '../evm-network.js'

export const polygon: Network = /* @__PURE__ */ evmNetwork({
  id: 137,
  name: 'Polygon',
  blockTime: 2_000,
  currency: ['POL', 'POL'],
  rpc: 'https://polygon.drpc.org',
  explorer: ['PolygonScan', 'https://polygonscan.com'],
})
export const bsc: Network = /* @__PURE__ */ evmNetwork({
  id: 56,
  name: 'BNB Smart Chain',
  blockTime: 750,
  currency: ['BNB', 'BNB'],
  rpc: 'https://56.rpc.thirdweb.com',
  explorer: ['BscScan', 'https://bscscan.com'],
})
export const gnosis: Network = /* @__PURE__ */ evmNetwork({
  id: 100,
  name: 'Gnosis',
  blockTime: 5_000,
  currency: ['xDAI', 'XDAI'],
  rpc: 'https://rpc.gnosischain.com',
  explorer: ['Gnosisscan', 'https://gnosisscan.io'],
})
export const avalanche: Network = /* @__PURE__ */ evmNetwork({
  id: 43114,
  name: 'Avalanche',
  blockTime: 1_700,
  currency: ['Avalanche', 'AVAX'],
  rpc: 'https://api.avax.network/ext/bc/C/rpc',
  explorer: ['SnowTrace', 'https://snowtrace.io'],
})
export const fantom: Network = /* @__PURE__ */ evmNetwork({
  id: 250,
  name: 'Fantom',
  currency: ['Fantom', 'FTM'],
  rpc: 'https://250.rpc.thirdweb.com',
  explorer: ['FTMScan', 'https://ftmscan.com'],
})
export const sonic: Network = /* @__PURE__ */ evmNetwork({
  id: 146,
  name: 'Sonic',
  blockTime: 630,
  currency: ['Sonic', 'S'],
  rpc: 'https://rpc.soniclabs.com',
  explorer: ['Sonic Explorer', 'https://sonicscan.org'],
})
export const celo: Network = /* @__PURE__ */ evmNetwork({
  id: 42220,
  name: 'Celo',
  blockTime: 1_000,
  currency: ['CELO', 'CELO'],
  rpc: 'https://forno.celo.org',
  explorer: ['Celo Explorer', 'https://celoscan.io'],
})
export const kaia: Network = /* @__PURE__ */ evmNetwork({
  id: 8217,
  name: 'Kaia',
  currency: ['Kaia', 'KAIA'],
  rpc: 'https://public-en.node.kaia.io',
  explorer: ['KaiaScan', 'https://kaiascan.io'],
})
export const aurora: Network = /* @__PURE__ */ evmNetwork({
  id: 1313161554,
  name: 'Aurora',
  rpc: 'https://mainnet.aurora.dev',
  explorer: ['Aurorascan', 'https://aurorascan.dev'],
})
export const moonbeam: Network = /* @__PURE__ */ evmNetwork({
  id: 1284,
  name: 'Moonbeam',
  currency: ['Moonbeam', 'GLMR'],
  rpc: 'https://rpc.api.moonbeam.network',
  explorer: ['Moonscan', 'https://moonscan.io'],
})
export const moonriver: Network = /* @__PURE__ */ evmNetwork({
  id: 1285,
  name: 'Moonriver',
  currency: ['Moonriver', 'MOVR'],
  rpc: 'https://rpc.api.moonriver.moonbeam.network',
  explorer: ['Moonscan', 'https://moonriver.moonscan.io'],
})
export const cronos: Network = /* @__PURE__ */ evmNetwork({
  id: 25,
  name: 'Cronos Mainnet',
  currency: ['Cronos', 'CRO'],
  rpc: 'https://evm.cronos.org',
  explorer: ['Cronos Explorer', 'https://explorer.cronos.org'],
})
export const rootstock: Network = /* @__PURE__ */ evmNetwork({
  id: 30,
  name: 'Rootstock Mainnet',
  currency: ['Rootstock Bitcoin', 'RBTC'],
  rpc: 'https://public-node.rsk.co',
  explorer: ['RSK Explorer', 'https://explorer.rsk.co'],
})
export const sei: Network = /* @__PURE__ */ evmNetwork({
  id: 1329,
  name: 'Sei Network',
  currency: ['Sei', 'SEI'],
  rpc: 'https://evm-rpc.sei-apis.com/',
  explorer: ['Seiscan', 'https://seiscan.io'],
})
export const berachain: Network = /* @__PURE__ */ evmNetwork({
  id: 80094,
  name: 'Berachain',
  blockTime: 2_000,
  currency: ['BERA Token', 'BERA'],
  rpc: 'https://rpc.berachain.com',
  explorer: ['Berascan', 'https://berascan.com'],
})
export const wemix: Network = /* @__PURE__ */ evmNetwork({
  id: 1111,
  name: 'WEMIX',
  currency: ['WEMIX', 'WEMIX'],
  rpc: 'https://api.wemix.com',
  explorer: ['wemixExplorer', 'https://explorer.wemix.com'],
})
export const boba: Network = /* @__PURE__ */ evmNetwork({
  id: 288,
  name: 'Boba Network',
  rpc: 'https://mainnet.boba.network',
  explorer: ['BOBAScan', 'https://bobascan.com'],
})
export const flare: Network = /* @__PURE__ */ evmNetwork({
  id: 14,
  name: 'Flare Mainnet',
  currency: ['Flare', 'FLR'],
  rpc: 'https://flare-api.flare.network/ext/C/rpc',
  explorer: ['Flare Explorer', 'https://flare-explorer.flare.network'],
})
export const hedera: Network = /* @__PURE__ */ evmNetwork({
  id: 295,
  name: 'Hedera Mainnet',
  currency: ['HBAR', 'HBAR'],
  rpc: 'https://mainnet.hashio.io/api',
  explorer: ['Hashscan', 'https://hashscan.io/mainnet'],
})
export const plasma: Network = /* @__PURE__ */ evmNetwork({
  id: 9745,
  name: 'Plasma',
  blockTime: 1_000,
  currency: ['Plasma', 'XPL'],
  rpc: 'https://rpc.plasma.to',
  explorer: ['PlasmaScan', 'https://plasmascan.to'],
})
export const monad: Network = /* @__PURE__ */ evmNetwork({
  id: 143,
  name: 'Monad',
  blockTime: 400,
  currency: ['Monad', 'MON'],
  rpc: 'https://rpc.monad.xyz',
  explorer: ['Monadscan', 'https://monadscan.com'],
})
export const hyperEvm: Network = /* @__PURE__ */ evmNetwork({
  id: 999,
  name: 'HyperEVM',
  currency: ['HYPE', 'HYPE'],
  rpc: 'https://rpc.hyperliquid.xyz/evm',
  explorer: ['HyperEVMScan', 'https://hyperevmscan.io'],
})
export const viction: Network = /* @__PURE__ */ evmNetwork({
  id: 88,
  name: 'Viction',
  currency: ['Viction', 'VIC'],
  rpc: 'https://rpc.viction.xyz',
  explorer: ['VIC Scan', 'https://vicscan.xyz'],
})
export const fuse: Network = /* @__PURE__ */ evmNetwork({
  id: 122,
  name: 'Fuse',
  currency: ['Fuse', 'FUSE'],
  rpc: 'https://rpc.fuse.io',
  explorer: ['Fuse Explorer', 'https://explorer.fuse.io'],
})
export const xLayer: Network = /* @__PURE__ */ evmNetwork({
  id: 196,
  name: 'X Layer Mainnet',
  blockTime: 1_000,
  currency: ['OKB', 'OKB'],
  rpc: 'https://xlayerrpc.okx.com',
  explorer: ['OKLink', 'https://www.oklink.com/xlayer'],
})
