/** A wallet that browsers have, and what it goes by there. */
export interface KnownWallet {
  readonly rdns: string
  /** The beginnings of the names that it uses, in small letters without spaces. */
  readonly names: readonly string[]
  /** What it writes on `window.ethereum`, the most telling first. Others write `isMetaMask` too. */
  readonly flag?: string
  /** True when others write the flag too: it does not say who it is. */
  readonly isShared?: true
  /** Where it leaves its provider on the window. */
  readonly global?: string
  /** Its connector, where the product has one by name. */
  readonly connector?: { readonly id: string; readonly name: string }
}

/** The wallets that are told apart when they do not announce themselves, or when somebody else uses their name. */
export const knownWallets: readonly KnownWallet[] = [
  {
    rdns: 'com.coinbase.wallet',
    names: ['coinbasewallet'],
    flag: 'isCoinbaseWallet',
    global: 'coinbaseWalletExtension',
    connector: { id: 'coinbaseWallet', name: 'Coinbase Wallet' },
  },
  {
    rdns: 'com.okex.wallet',
    names: ['okxwallet', 'okx'],
    flag: 'isOkxWallet',
    global: 'okxwallet',
    connector: { id: 'okx', name: 'OKX Wallet' },
  },
  { rdns: 'com.ledger', names: ['ledger'], flag: 'isLedgerConnect', connector: { id: 'ledger', name: 'Ledger' } },
  { rdns: 'io.rabby', names: ['rabby'], flag: 'isRabby' },
  { rdns: 'com.brave.wallet', names: ['brave'], flag: 'isBraveWallet' },
  { rdns: 'me.rainbow', names: ['rainbow'], flag: 'isRainbow' },
  { rdns: 'app.phantom', names: ['phantom'], flag: 'isPhantom' },
  { rdns: 'com.trustwallet.app', names: ['trust'], flag: 'isTrust' },
  { rdns: 'com.binance.wallet', names: ['binance'], flag: 'isBinance' },
  { rdns: 'com.bitget.web3', names: ['bitget'], flag: 'isBitKeep' },
  { rdns: 'io.zerion.wallet', names: ['zerion'], flag: 'isZerion' },
  { rdns: 'so.onekey.app.wallet', names: ['onekey'], flag: 'isOneKey' },
  { rdns: 'xyz.ctrl', names: ['ctrl', 'xdefi'], flag: 'isXDEFI' },
  { rdns: 'com.enkrypt', names: ['enkrypt'], flag: 'isEnkrypt' },
  { rdns: 'xyz.talisman', names: ['talisman'], flag: 'isTalisman' },
  { rdns: 'app.subwallet', names: ['subwallet'], flag: 'isSubWallet' },
  { rdns: 'io.novawallet', names: ['nova'], flag: 'isNovaWallet' },
  { rdns: 'pro.tokenpocket', names: ['tokenpocket'], flag: 'isTokenPocket' },
  { rdns: 'com.bybit', names: ['bybit'], flag: 'isBybit' },
  { rdns: 'io.gate.wallet', names: ['gate'], flag: 'isGateWallet' },
  { rdns: 'com.coin98', names: ['coin98'], flag: 'isCoin98' },
  { rdns: 'sh.frame', names: ['frame'], flag: 'isFrame' },
  { rdns: 'app.core.extension', names: ['core'], flag: 'isAvalanche' },
  { rdns: 'com.roninchain.wallet', names: ['ronin'], flag: 'isRonin' },
  { rdns: 'app.backpack', names: ['backpack'], flag: 'isBackpack' },
  { rdns: 'io.magiceden.wallet', names: ['magiceden'], flag: 'isMagicEden' },
  { rdns: 'app.base.account', names: ['base'] },
  { rdns: 'com.gemini.wallet', names: ['gemini'] },
  // It announces nothing: whoever uses its name is somebody else.
  { rdns: 'walletConnect', names: ['walletconnect'] },
  // Many wallets write this flag beside their own: it tells the least.
  { rdns: 'io.metamask', names: ['metamask'], flag: 'isMetaMask', isShared: true },
]
