/** The wallets that most visitors have, in the order in which they are offered. The format is told in `../read-registry.ts`. */
export const leading = `
MetaMask|metamask.io|esb|i=c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96;r=io.metamask;n;m=metamask://;l=https://metamask.app.link;f=isMetaMask;ios=1438144202;and=io.metamask;chr=nkbihfbeogaeaoehlefnkodbefgpgknn;a=io.metamask.flask,io.metamask.mobile;p=Brave Wallet,Rabby,OKX Wallet,TokenPocket,Bitget Wallet,Trust Wallet,Phantom,Coin98,MathWallet,imToken,ONTO,Core
Trust Wallet|trustwallet.com|esbpcu|i=4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0;r=com.trustwallet.app;n=Trust;j=trust;g=trustWallet.cosmos;m=trust://;l=https://link.trustwallet.com;f=isTrust;ios=1288339409;and=com.wallet.crypto.trustapp;chr=egjidjbpglichdcondbcbdnbeeppgdph;a=Trust
OKX Wallet|okx.com/web3|esbcu|i=971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709;r=com.okex.wallet;n;g=okxwallet,okxwallet.bitcoin,okxwallet.keplr;m=okex://main;f=isOkxWallet;and=com.okinc.okex.gp;chr=mcohilncbfahbmgdjkbpemcciiolgcge;a=OKX,com.okx
Phantom|phantom.com|esbu|i=a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393;r=app.phantom;n;g=phantom.ethereum,phantom.solana,phantom.bitcoin;f=isPhantom;ios=1598432977;and=app.phantom;chr=bfnaelmomeimhlpmgjnjophhpkkoljpa
Coinbase Wallet|coinbase.com/wallet|es|i=d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8;r=com.coinbase.wallet;n;g=coinbaseWalletExtension,coinbaseSolana;m=cbwallet://;l=https://go.cb-w.com;f=isCoinbaseWallet;ios=1278383455;and=org.toshi;chr=hnfanknocfeofbddgcijnmhnfnkdnaad;a=Coinbase Wallet SDK
Base Account|account.base.app|e|i=fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa;r=app.base.account;s=2025;a=Base App
Binance Wallet|binance.com/web3wallet|esb|i=2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25;r=com.binance.wallet;n;g=binancew3w.ethereum,binancew3w.bitcoin;m=bnc://app.binance.com/cedefi;l=https://app.binance.com/cedefi;f=isBinance;ios=1436799971;and=com.binance.dev;chr=cadiboklkpojfamcoggejbbdjcoiljjk;a=Binance Web3 Wallet,8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4
Rainbow|rainbow.me|e|i=1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369;r=me.rainbow;m=rainbow://;l=https://rnbwapp.com;f=isRainbow;ios=1457119021;and=me.rainbow;chr=opfgelmcmbiajamepnmloijbpoleiama
Bitget Wallet|web3.bitget.com|esbcu|i=38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662;r=com.bitget.web3;n;g=bitkeep.ethereum,bitkeep.unisat;m=bitkeep://;l=https://bkapp.vip;f=isBitKeep;ios=1395301115;and=com.bitkeep.wallet;chr=jiidiaalihmmhddjgbnbgdfflelocpak;a=BitKeep
Uniswap Wallet|wallet.uniswap.org|es|i=c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a;r=org.uniswap.app;m=uniswap://;l=https://uniswap.org/app;ios=6443944476;and=com.uniswap.mobile;chr=nnpmfplkfogfpmcngplhnbdnnilmcdcg;a=Uniswap Extension
Ledger Live|ledger.com|esbpcuk|i=19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927;m=ledgerlive://;d=ledgerlive://;ios=1361671700;and=com.ledger.live;a=Ledger,Ledger Wallet
Rabby|rabby.io|e|i=18388be9ac2d02726dbac9777c96efaac06d744b2f6d580fccdd4127a6d01fd1;r=io.rabby;m=rabby://;f=isRabby;and=com.debank.rabbymobile;chr=acmacodkjbdgmoleebolmdjonilkdbch;a=Rabby Wallet
Safe|safe.global|e|i=225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f;w=https://app.safe.global;m=safe://;ios=1515759131;and=io.gnosis.safe;a=Gnosis Safe,Safe{Wallet}
Zerion|zerion.io|es|i=ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18;r=io.zerion.wallet;m=zerion://;l=https://wallet.zerion.io;f=isZerion;ios=1456732565;and=io.zerion.android;chr=klghhnkeealcohjjanjjdaeeggmfmlpl
Solflare|solflare.com|s|i=1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79;n;g=solflare;ios=1580902717;and=com.solflare.mobile;chr=bhhhlbepdkbapadjdnnojkbgioiodbic
Backpack|backpack.app|esu|i=2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0;r=app.backpack.mobile;n;g=backpack;f=isBackpack;ios=6445964121;and=app.backpack.mobile;chr=aflkmfhebedbjioipglgcbcmnbpgliof;a=app.backpack
Kraken Wallet|kraken.com/wallet|es|i=18450873727504ae9315a084fa7624b5297d2fe5880f0982979c17345a138277;m=krakenwallet://;l=https://wallet.kraken.com;ios=1626327149;and=com.kraken.superwallet
Crypto.com Onchain|crypto.com/onchain|ec|i=f2436c67184f158d1beda5df53298ee84abfc367581e4505134b5bcf5f46697d;m=dfw://;l=https://wallet.crypto.com;ios=1512048310;and=com.defi.wallet;a=Crypto.com DeFi Wallet,DeFi Wallet
Robinhood Wallet|robinhood.com/web3-wallet|es|m=robinhood-wallet://;ios=1634080733;and=com.robinhood.gateway
SafePal|safepal.com|esbpc|i=0b415a746fb9ee99cce155c2ceca0c6f6061b1dbca2d722b3ba16381d0562150;g=safepalProvider;m=safepalwallet://;l=https://link.safepal.io;f=isSafePal;ios=1548297139;and=io.safepal.wallet;chr=lgmpcpglpngdoalbgeoldeajfclnhafa
TokenPocket|tokenpocket.pro|esbpc|i=20459438007b75f4f4acb98bf29aa3b800550309646d375da5fd4aac6c2a2c66;r=pro.tokenpocket;n;m=tpoutside://;f=isTokenPocket;ios=6444625622;and=vip.mytokenpocket;chr=mfgccjchihfkkindfppnaooecgfneiii
imToken|token.im|e|i=ef333840daf915aafdc4a004525502d6d49d77bd9c65e0642dbaefb3c2893bef;r=im.token.app;m=imtokenv2://;f=isImToken;ios=1384798940;and=im.token.app;a=im.token
Bybit Wallet|bybit.com/web3|es|i=15c8b91ade1a4e58f3ce4e7a0dd7f42b47db0c8df7e0d84f63eb39bcb96c4e0f;r=com.bybit;g=bybitWallet;m=bybitapp://;f=isBybit;ios=1488296980;and=com.bybit.app;chr=pdliaogehgdbhbnmkklieghmmjkpigpa
Ronin Wallet|wallet.roninchain.com|e|i=541d5dcd4ede02f3afaf75bf8e3e4c4f1fb09edb5fa6c4377ebf31c2785d9adf;r=com.roninchain.wallet;g=ronin.provider;m=roninwallet://;l=https://wallet.roninchain.com;ios=1592675001;and=com.skymavis.genesis;chr=fnjhmkhhmkbjkkabndcnnogagogbneec
Keplr|keplr.app|ceb|r=app.keplr;g=keplr;m=keplrwallet://;ios=1567851089;and=com.chainapsis.keplr;chr=dmkamcknogkgcdfhhbddcghachkejeap
1inch Wallet|1inch.io/wallet|es|i=c286eebc742a537cd1d6818363e9dc53b21759a1e8e5d9b263d0c03ec7703576;m=oneinch://;l=https://wallet.1inch.io;ios=1546049391;and=io.oneinch.android
Ready|ready.co|e|i=bc949c5d968ae81310268bf9193f9c9fb7bb4e1283e1284af8f2bd4992535fd6;m=argent://;l=https://www.argent.xyz/app;ios=1358741926;and=im.argent.contractwalletclient;a=Argent,xyz.argent
Exodus|exodus.com|esbc|i=e9ff15be73584489ca4a66f64d32c4537711797e30b6660dbcb71ea72a42b1f4;r=com.exodus.web3-wallet;n;g=exodus;m=exodus://;l=https://exodus.com/m;f=isExodus;ios=1414384820;and=exodusmovement.exodus;chr=aholpfdialjgjfhomihkjbmgjidlcdno
Ctrl|ctrl.xyz|esbc|i=f896cbca30cd6dc414712d3d6fcc2f8f7d35d5bd30e3b1fc5d60cf6c8926f98f;r=xyz.ctrl;n=Ctrl Wallet;g=xfi.ethereum,xfi.bitcoin,xfi.keplr;f=isXDEFI;chr=hmeobnfnfcmdkdcmlblgagmfpfboieaf;a=XDEFI Wallet,XDEFI,io.xdefi,Ctrl Wallet
Brave Wallet|brave.com/wallet|esb|i=163d2cf19babf05eb8962e9748f9ebe613ed52ebf9c8107c9a0f104bfcf161b3;r=com.brave.wallet;n;g=braveSolana;f=isBraveWallet
OneKey|onekey.so|esbpcu|i=1aedbcfc1f31aade56ca34c38b0a1607b41cccfa3de93c946ef3b4ba2dfab11c;r=so.onekey.app.wallet;n;j=OneKey;g=$onekey.ethereum,$onekey.btc;m=onekey-wallet://;l=https://app.onekey.so/wc/connect;d=onekey-wallet://;ios=1609559473;and=so.onekey.app.wallet;chr=jnmbobjmhlngoefaiojfljckilhhlhcj
Magic Eden|wallet.magiceden.io|esb|r=io.magiceden.wallet;n;g=magicEden.bitcoin;m=magiceden://;f=isMagicEden;ios=1602924580;and=com.magiceden.wallet;chr=mkpegjkblkkefacfnmkajcjmabijhclg;a=Magic Eden Wallet
Coin98|coin98.com|esc|r=com.coin98;n;g=coin98;m=coin98://;l=https://coin98.services;f=isCoin98;ios=1561969966;and=coin98.crypto.finance.media;chr=aeachknmefphepccionboohckonoeemg;a=Coin98 Super App,Coin98 Super Wallet
Core|core.app|eb|i=f323633c1f67055a45aac84e321af6ffe46322da677ffdd32f9bc1e33bafe29c;r=app.core.extension;g=avalanche;m=core://;l=https://core.app;f=isAvalanche;ios=6443685999;and=com.avaxwallet;chr=agoakfejjabomempkjlepdflaleeobhb
Gate Wallet|gate.io/web3|esb|r=io.gate.wallet;n;g=gatewallet;ios=1294998195;and=com.gateio.gateio;chr=cpmkedoipcpimgecpmgpldfpohjplkpp;a=GateWallet,Gate
Enkrypt|enkrypt.com|epbc|r=com.enkrypt;j=enkrypt;g=enkrypt.providers.ethereum;f=isEnkrypt;chr=kkpllkodjeloidieedojogacfhpaihoh
Gemini Wallet|gemini.com/wallet|e|r=com.gemini.wallet;s=2025
Frame|frame.sh|e|i=a9751f17a3292f2d1493927f0555603d69e9a3fcbcdf5626f01b49afa21ced91;r=sh.frame;f=isFrame;chr=ldcoohedfbjoobcadoglnnmmfbdlmmhf
Taho|taho.xyz|e|i=cf14642fb8736a99b733ada71863241c823743b16e2a822b3dba24e2fa25014d;r=xyz.taho;f=isTally;chr=eajafomhmkipbjmfmhebemolkcicgfmd;a=Tally Ho
Fireblocks|fireblocks.com|esc|i=5864e2ced7c293ed18ac35e0db085c09ed567d67346ccb6f58a0327a75137489;m=fireblocks-wc://
Ambire Wallet|ambire.com|e|r=com.ambire.wallet;l=https://mobile.ambire.com;f=isAmbire;chr=ehgjhhccekdedpbkifaojjaefeohnoea
MEW wallet|mewwallet.com|e|i=f5b4eeb6015d66be3f5940a895cbaa49ef3439e518cd771270e6b553b48f31d2;m=mewwallet://;l=https://mewwallet.com;f=isMEWwallet;ios=1464614025;and=com.myetherwallet.mewwallet;a=MyEtherWallet
MathWallet|mathwallet.org|espcb|i=7674bb4e353bf52886768a3ddc2a4562ce2f4191c80831291218ebd90f5f5e26;n;j=mathwallet;m=mathwallet://;l=https://www.mathwallet.org;f=isMathWallet;ios=1582612388;and=com.mathwallet.android;chr=afbcbjpbpfadlkmhmclhkeeodmamcflc
Sequence|sequence.xyz|e|i=1f711d32b1df0f84741fafa2ad1d81599b01297cc7d22d153272cb3ef4232f19;w=https://sequence.app;l=https://sequence.app;a=Sequence Wallet
Infinity Wallet|infinitywallet.io|es|i=802a2041afdaf4c7e41a2903e98df333c8835897532699ad370f829390c6900f;d=infinity://;f=isInfinityWallet
Spot|spot-wallet.com|eb|i=74f8092562bd79675e276d8b2062a83601a4106d30202f2d509195e30e19673d;m=spot://;l=https://spot.so;f=isSpotEthWallet;ios=1390560448;and=com.spot.spot;chr=pfdaepphglddodhkmcfoefimbcnkipmn
Bitizen|bitizen.org|e|i=41f20106359ff63cf732adf1f7dc1a157176c9b02fd266b50da6dcc1e9b86071;m=bitizen://wallet;l=https://bitizen.org/wallet;f=isBitizen;ios=1598283542;and=org.bitizen.wallet
Timeless X|timelesswallet.xyz|e|i=344d0e58b139eb1b6da0c29ea71d52a8eace8b57897c6098cb9b46012665c193;m=timelesswallet://;a=Timeless Wallet
Leather|leather.io|bk|n;g=LeatherProvider,HiroWalletProvider;chr=ldinpeekobnhjjdofggfgjlcehhmanlj;a=Hiro Wallet,Stacks Wallet
Xverse|xverse.app|bk|n;g=XverseProviders.BitcoinProvider;l=https://connect.xverse.app;ios=1552272513;and=com.secretkeylabs.xverse;chr=idnnbdplmphpflfnlkomgpfbpcgelopg;a=Xverse Wallet
UniSat|unisat.io|b|n;g=unisat;m=unisat://;and=io.unisat;chr=ppbibelpcjmhbdihakflkdcoccbgbkpo;a=UniSat Wallet;p=Binance Wallet,Bitget Wallet,OKX Wallet
Slush|slush.app|u|n;w=https://my.slush.app;and=com.mystenlabs.suiwallet;chr=opcgpfmipidbgpenhmajoajpbobppdil;a=Sui Wallet,Stashed,Slush — A Sui wallet
Talisman|talisman.xyz|eps|r=xyz.talisman;n;j=talisman;g=talismanEth;chr=fijngjgcjhjmmpcmkeiomlglpeiijkld
SubWallet|subwallet.app|epbc|i=9ce87712b99b3eb57396cc8621db8900ac983c712236f48fb70ad28760be3f6a;r=app.subwallet;j=subwallet-js;g=SubWallet;m=subwallet://;ios=1633050285;and=app.subwallet.mobile;chr=onhogfjeacnfoofkfgppdlbmlmnplgbn
Nova Wallet|novawallet.io|ep|r=io.novawallet;j=polkadot-js;g=walletExtension.isNovaWallet;m=novawallet://;l=https://app.novawallet.io;ios=1597119355;and=io.novafoundation.nova.market
polkadot{.js}|polkadot.js.org/extension|p|j=polkadot-js;chr=mopnmbcafieddcagagdcbnhejhlodfdd;a=Polkadot.js,Polkadot{.js} extension;p=Nova Wallet
`
