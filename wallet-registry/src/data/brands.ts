/**
 * The wallets that stand in a page under several names, or that others pretend to be: one a line, `name|rdns|flag of window.ethereum|other
 * names`. The name is that of the registry, which knows where else each of them stands.
 */
export const brands = `
Coinbase Wallet|com.coinbase.wallet|isCoinbaseWallet
OKX Wallet|com.okex.wallet|isOkxWallet|OKX
Ledger Extension|com.ledger|isLedgerConnect|Ledger
Rabby|io.rabby|isRabby
Rainbow|me.rainbow|isRainbow
Phantom|app.phantom|isPhantom
Trust Wallet|com.trustwallet.app|isTrust|Trust
Binance Wallet|com.binance.wallet|isBinance
Zerion|io.zerion.wallet|isZerion
OneKey|so.onekey.app.wallet|isOneKey
Enkrypt|com.enkrypt|isEnkrypt
Talisman|xyz.talisman|isTalisman
SubWallet|app.subwallet|isSubWallet
TokenPocket|pro.tokenpocket|isTokenPocket
Bybit Wallet|com.bybit|isBybit
Coin98|com.coin98|isCoin98
Frame|sh.frame|isFrame
Ronin Wallet|com.roninchain.wallet|isRonin
Backpack|app.backpack,app.backpack.mobile|isBackpack
Magic Eden|io.magiceden.wallet|isMagicEden
Brave Wallet|com.brave.wallet|isBraveWallet
Bitget Wallet|com.bitget.web3|isBitKeep|BitKeep
Ctrl|xyz.ctrl|isXDEFI|Ctrl Wallet,XDEFI
Nova Wallet|io.novawallet|isNovaWallet
Gate Wallet|io.gate.wallet|isGateWallet|Gate
Core|app.core.extension|isAvalanche
Base Account|app.base.account||Base
Gemini Wallet|com.gemini.wallet
Leather|||Hiro Wallet
Xverse
UniSat
Leap|io.leapwallet.LeapWallet
Compass|io.leapwallet.CompassWallet
MetaMask|io.metamask|isMetaMask
`
