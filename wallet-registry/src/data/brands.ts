/**
 * The wallets that stand in a page under several names, or that others pretend to be: one a line, `name|families|marks`. The name is
 * that of the registry. Marks: `r` rdns · `n` Wallet Standard name, its own when empty · `j` key in injectedWeb3 · `g` globals ·
 * `f` flag of window.ethereum · `a` other names · `p` flags of wallets that answer to its keys · `s` since · `u` until.
 */
export const brands = `
Coinbase Wallet|es|r=com.coinbase.wallet;n;g=coinbaseWalletExtension,coinbaseSolana;f=isCoinbaseWallet
OKX Wallet|esbcu|r=com.okex.wallet;n;g=okxwallet,okxwallet.bitcoin,okxwallet.keplr;f=isOkxWallet;a=OKX
Ledger Extension|e|r=com.ledger;f=isLedgerConnect;a=Ledger
Rabby|e|r=io.rabby;f=isRabby
Rainbow|e|r=me.rainbow;f=isRainbow
Phantom|esbu|r=app.phantom;n;g=phantom.ethereum,phantom.solana,phantom.bitcoin;f=isPhantom
Trust Wallet|esbpcu|r=com.trustwallet.app;n=Trust;j=trust;g=trustWallet.cosmos;f=isTrust
Binance Wallet|esb|r=com.binance.wallet;n;g=binancew3w.ethereum,binancew3w.bitcoin;f=isBinance
Zerion|es|r=io.zerion.wallet;f=isZerion
OneKey|esbpcu|r=so.onekey.app.wallet;n;j=OneKey;g=$onekey.ethereum,$onekey.btc;f=isOneKey
Enkrypt|epbc|r=com.enkrypt;j=enkrypt;g=enkrypt.providers.ethereum;f=isEnkrypt
Talisman|eps|r=xyz.talisman;n;j=talisman;g=talismanEth;f=isTalisman
SubWallet|epbc|r=app.subwallet;j=subwallet-js;g=SubWallet;f=isSubWallet
TokenPocket|esbpc|r=pro.tokenpocket;n;f=isTokenPocket
Bybit Wallet|es|r=com.bybit;g=bybitWallet;f=isBybit
Coin98|esc|r=com.coin98;n;g=coin98;f=isCoin98
Frame|e|r=sh.frame;f=isFrame
Ronin Wallet|e|r=com.roninchain.wallet;g=ronin.provider;f=isRonin
Backpack|esu|r=app.backpack,app.backpack.mobile;n;g=backpack;f=isBackpack
Magic Eden|esb|r=io.magiceden.wallet;n;g=magicEden.bitcoin;f=isMagicEden
Brave Wallet|esb|r=com.brave.wallet;n;g=braveSolana;f=isBraveWallet
Bitget Wallet|esbcu|r=com.bitget.web3;n;g=bitkeep.ethereum,bitkeep.unisat;f=isBitKeep;a=BitKeep
Ctrl|esbc|r=xyz.ctrl;n=Ctrl Wallet;g=xfi.ethereum,xfi.bitcoin,xfi.keplr;f=isXDEFI;a=XDEFI
Nova Wallet|ep|r=io.novawallet;j=polkadot-js;g=walletExtension;f=isNovaWallet
Gate Wallet|esb|r=io.gate.wallet;n;g=gatewallet;f=isGateWallet;a=Gate
Core|eb|r=app.core.extension;g=avalanche;f=isAvalanche
Base Account|e|r=app.base.account;a=Base;s=2025
Gemini Wallet|e|r=com.gemini.wallet;s=2025
Leather|bk|n;g=LeatherProvider,HiroWalletProvider;a=Hiro Wallet
Xverse|bk|n;g=XverseProviders.BitcoinProvider
UniSat|b|n;g=unisat;p=isBinance,isBitKeep,isOkxWallet
Leap|cesb|r=io.leapwallet.LeapWallet;g=leap;u=2026-05-28
Compass|ce|r=io.leapwallet.CompassWallet;g=compass
MetaMask|esb|r=io.metamask;n;f=isMetaMask
`
