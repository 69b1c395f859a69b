/** The names that people read, by their keys in `injectedWeb3`. A test compares them with the registry of wallets. */
export const extensionNames: Readonly<Record<string, string>> = {
  'polkadot-js': 'polkadot{.js}',
  talisman: 'Talisman',
  'subwallet-js': 'SubWallet',
  'fearless-wallet': 'Fearless Wallet',
  enkrypt: 'Enkrypt',
  polkagate: 'PolkaGate',
  mimir: 'Mimir',
  OneKey: 'OneKey',
  Nightly: 'Nightly',
  'manta-wallet-js': 'Manta Wallet',
  'aleph-zero': 'Aleph Zero Signer',
  'aleph-zero-signer': 'Aleph Zero Signer',
  trust: 'Trust Wallet',
  mathwallet: 'MathWallet',
  clover: 'Clover',
  polywallet: 'Polymesh Wallet',
}
