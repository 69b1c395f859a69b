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

/** Wallets whose flag says their name. */
const byFlag: Readonly<Record<string, string>> = {
  isRabby: 'io.rabby',
  isRainbow: 'me.rainbow',
  isPhantom: 'app.phantom',
  isTrust: 'com.trustwallet.app',
  isBinance: 'com.binance.wallet',
  isZerion: 'io.zerion.wallet',
  isOneKey: 'so.onekey.app.wallet',
  isEnkrypt: 'com.enkrypt',
  isTalisman: 'xyz.talisman',
  isSubWallet: 'app.subwallet',
  isTokenPocket: 'pro.tokenpocket',
  isBybit: 'com.bybit',
  isCoin98: 'com.coin98',
  isFrame: 'sh.frame',
  isRonin: 'com.roninchain.wallet',
  isBackpack: 'app.backpack',
  isMagicEden: 'io.magiceden.wallet',
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
  { rdns: 'com.okex.wallet', names: ['okx'], flag: 'isOkxWallet', global: 'okxwallet', connector: { id: 'okx', name: 'OKX Wallet' } },
  { rdns: 'com.ledger', names: ['ledger'], flag: 'isLedgerConnect', connector: { id: 'ledger', name: 'Ledger' } },
  ...Object.entries(byFlag).map(([flag, rdns]) => ({ rdns, names: [flag.slice(2).toLowerCase()], flag })),
  { rdns: 'com.brave.wallet', names: ['brave'], flag: 'isBraveWallet' },
  { rdns: 'com.bitget.web3', names: ['bitget'], flag: 'isBitKeep' },
  { rdns: 'xyz.ctrl', names: ['ctrl', 'xdefi'], flag: 'isXDEFI' },
  { rdns: 'io.novawallet', names: ['nova'], flag: 'isNovaWallet' },
  { rdns: 'io.gate.wallet', names: ['gate'], flag: 'isGateWallet' },
  { rdns: 'app.core.extension', names: ['core'], flag: 'isAvalanche' },
  { rdns: 'app.base.account', names: ['base'] },
  { rdns: 'com.gemini.wallet', names: ['gemini'] },
  // It announces nothing: whoever uses its name is somebody else.
  { rdns: 'walletConnect', names: ['walletconnect'] },
  // Many wallets write this flag beside their own: it tells the least.
  { rdns: 'io.metamask', names: ['metamask'], flag: 'isMetaMask', isShared: true },
]
