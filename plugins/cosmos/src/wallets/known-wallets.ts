import type { CosmosWalletPlace } from '../contract.js'

const keplrEvent = 'keplr_keystorechange'

/**
 * Wallets that are known. Those that are over (Leap, Cosmostation) are not among them: a connection through one of them is forgotten, and
 * the wallet list says why. Keplr is the last: others stand in its place, and are themselves in their own.
 */
export const knownWallets: readonly CosmosWalletPlace[] = [
  { name: 'OKX Wallet', places: ['okxwallet.keplr'], rdns: 'com.okex.wallet', events: ['okx_keystorechange', keplrEvent] },
  { name: 'Ctrl', places: ['xfi.keplr'], rdns: 'xyz.ctrl', events: [keplrEvent] },
  { name: 'Vultisig', places: ['vultisig.keplr'], rdns: 'me.vultisig', events: [keplrEvent] },
  { name: 'Trust Wallet', places: ['trustWallet.cosmos'], rdns: 'com.trustwallet.app', events: [keplrEvent] },
  { name: 'Binance Wallet', places: ['binancew3w.keplr'], rdns: 'com.binance.wallet', events: [keplrEvent] },
  { name: 'Coin98', places: ['coin98', 'coin98.cosmos', 'coin98.keplr'], rdns: 'com.coin98', events: [keplrEvent] },
  { name: 'OWallet', places: ['owallet'], events: ['owallet_keystorechange', keplrEvent] },
  { name: 'Compass', places: ['compass'], rdns: 'io.leapwallet.CompassWallet', events: ['compass_keystorechange', 'leap_keystorechange'] },
  { name: 'Station', places: ['station', 'station.keplr'], events: ['station_wallet_change', keplrEvent] },
  { name: 'Galaxy Station', places: ['galaxyStation', 'galaxyStation.keplr'], events: ['galaxy_station_wallet_change', keplrEvent] },
  { name: 'Ninji', places: ['ninji'], events: ['ninji_keystorechange', keplrEvent] },
  { name: 'Fin', places: ['fin'], events: ['fin_keystorechange', keplrEvent] },
  { name: 'Exodus', places: ['exodus.cosmos', 'exodus'], rdns: 'com.exodus.web3-wallet', events: [keplrEvent] },
  { name: 'Shell Wallet', places: ['shellwallet'], events: ['shellwallet_keystorechange', keplrEvent] },
  {
    name: 'Keplr',
    places: ['keplr'],
    rdns: 'app.keplr',
    events: [keplrEvent],
    spoofers: ['isLeap', 'isCosmostation', 'isOwallet', 'isOkxWallet', 'isTrust', 'isXDEFI'],
  },
]
