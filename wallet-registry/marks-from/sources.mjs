/** Where the marks come from: exact versions, which npm checks. None of them is installed with the project. */
export const sources = ['@web3icons/core@4.0.56', '@web3icons/common@0.11.51', 'simple-icons@16.37.0', 'svgo@4.1.0']

/** Wallets that go by another name in the set of marks than in the registry, by the name in the registry. Some are known by their maker's mark. */
export const walletMarks = {
  '1inch Wallet': 'exchanges/1inch',
  'Base Account': 'networks/base',
  'Binance Wallet': 'exchanges/binance',
  'Bitget Wallet': 'exchanges/bitget',
  'Bybit Wallet': 'exchanges/bybit',
  'Crypto.com Onchain': 'exchanges/crypto-com',
  Ctrl: 'wallets/xdefi',
  'Gate Wallet': 'exchanges/gate-io',
  'Gemini Wallet': 'exchanges/gemini',
  'Kraken Wallet': 'wallets/kraken',
  'Ledger Live': 'wallets/ledger',
  'MEW wallet': 'wallets/my-ether-wallet',
  Ready: 'wallets/argent',
  'Robinhood Wallet': 'exchanges/robinhood',
  'Uniswap Wallet': 'exchanges/uniswap',
}

/** Networks whose id the set of marks does not have, or has in another form. */
export const networkMarks = {
  'cosmos:osmosis-1': 'osmosis',
  'cosmos:juno-1': 'juno',
  'cosmos:stargaze-1': 'stargaze',
  'cosmos:injective-1': 'injective',
  'sui:mainnet': 'sui',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 'kusama',
}

/** The most that tokens may be behind in value to be brought along. */
export const lastRank = 300

/** Native coins that are brought along whatever their rank. */
export const coins = ['BTC', 'ETH', 'SOL', 'DOT', 'KSM', 'ATOM', 'OSMO', 'SUI', 'STX', 'POL', 'BNB', 'AVAX', 'XDAI', 'CELO', 'MNT', 'S']

/** The places of tokens in the set of marks, by their CAIP-2 ids: chains whose addresses are read. */
export const chains = {
  ethereum: 'eip155:1',
  'optimistic-ethereum': 'eip155:10',
  'binance-smart-chain': 'eip155:56',
  xdai: 'eip155:100',
  'polygon-pos': 'eip155:137',
  zksync: 'eip155:324',
  base: 'eip155:8453',
  'arbitrum-one': 'eip155:42161',
  avalanche: 'eip155:43114',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

/** Colours that the providers' own pages have behind their signs. */
export const socialPlates = {
  apple: '#000',
  discord: '#5865F2',
  facebook: '#0866FF',
  farcaster: '#7C65C1',
  github: '#181717',
  x: '#000',
}

/** Google asks that its sign keeps its four colours on white. */
export const google = [
  ['#4285F4', 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z'],
  [
    '#34A853',
    'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
  ],
  ['#FBBC05', 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.86z'],
  ['#EA4335', 'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.07L5.84 9.9c.87-2.6 3.3-4.53 6.16-4.53z'],
]
