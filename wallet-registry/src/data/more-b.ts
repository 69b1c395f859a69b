/** Further wallets, as public lists of pairing wallets name them. The format is told in `../read-registry.ts`. */
export const moreB = `
Sequel Wallet|sequelfi.com
MetaWallet|dota168.org
Altme|altme.io
Unido|unido.us
Bitpie|bitpie.com|eb|m=bitpie://;f=isBitpie
MOONSTAKE|moonstake.io
IndiGG|indi.gg
Yuse Wallet|yusetoken.io
Coininn Wallet|coininn.com
Safe App Syscoin|syscoin.org
f(x)Wallet|functionx.io|ec|m=fxwallet://
pockie|pockie.io
AmazeWallet|amazewallet.com
atato custody|atato.com
Pali Wallet|paliwallet.com|eb|g=pali
NuFi|nu.fi|es|w=https://wallet.nu.fi
EASY|easy.me
Solace|solaceprotocol.com|s
Meter Wallet|meter.io
SuperWallet|superex.live
SecuX|secuxtech.com|eb|i=6464873279d46030c0b6b005b33da6be5ed57a752be3ef1f857dc10eaf8028aa;m=secux://;l=https://wsweb.secuxtech.com;ios=1477437607;and=com.secuxapp
Lode Wallet|lode.one
DIDWallet|didwallet.io
Halo Wallet|halo.social||m=halowallet://;a=KuCoin Wallet
Sinohope|sinohope.com|esb
OPZ Wallet|opz.com
Fizen Wallet|fizen.io
campux.digital|campux.digital
Kresus SuperApp|kresus.com|esb
midoin|midoin.com
UniPass Wallet|unipass.id||i=f1199beddccadb90712c187f53b5460d51193ed76f09f5cb3c6426ab9b76573e;w=https://wallet.unipass.id
Suku Wallet|wallet.suku.world
Oasys Passport|oasys-wallet.com
GoodDollar|gooddollar.org||w=https://goodwallet.xyz
Hellō|wallet.hello.coop
Competence.id|competence.id
Dippi|dippi.xyz
Spot On Chain|spotonchain.ai
DGG Wallet|dgg.network
Deficloud|app.deficloud.cc
BeanBag|besc.llc
Gamic|gamic.app
Smart.Baby|smart.baby
Gridlock Wallet|gridlock.network|esb
New Money|newmoney.net
Zeal|zeal.app||f=isZeal;chr=heamnjbnflcikcggoiplibfommfbkjpj
IApp|ivirse.com
Kayros|kayros.games
DS Security SA|dssecurity.ch
Ape Wallet|zkape.io
Pitaka|pitaka.io
LichtBit|scan.lichtbit.net
Trustee Wallet|trusteeglobal.com|eb|m=trustee://
rss wallet|mugambo.org
Dropp|dropp.cc
Roam|roam.xyz
My Cloud Wallet|mycloudwallet.com|e|a=WAX Cloud Wallet
3mint|app.3mint.io
Qoin Wallet|qoin.world
MELDapp|app.meld.com
Best Wallet|bestwallet.com|eb|m=bestwallet://
HyperPay|hyperpay.io|esb|m=hyperpay://
Xucre|xucre.io
Cake Wallet|cakewallet.com|esb|m=cakewallet://
una Wallet|unawallet.unagi.io
Ethos Self-Custody Vault|ethos.io
Plus Wallet|pluswallet.app|esb
AT.Wallet|authentrend.com
Plena-App|plena.finance
Numo Wallet|my.r3vl.xyz
MG|moongate.one|es|a=Moongate
WemixWallet|wemix.com
Gem Wallet|gemwallet.com|esbcu|m=gem://
Caesium|caesiumlab.com
FINTOKEN|fintoken.pro
PEAKDEFI|peakdefi.com
Nodle|nodle.com|ep
Hoo!Wallet|hwallet.digital
Cryptokara|cryptokara.com
poolswallet|wallet.poolsmobility.com
AZCoiner|azcoiner.com
Jambo|jambo.technology
UIIC|api.uincubator.vc
M1NTY|m1nty.app
Nova Spektr|novaspektr.io
Noone Wallet|noone.io|esb
Youba|youba.io
Bitso Web3 Wallet|bitso.com
SmartRush|smartmoneyrush.com
BlackFort Wallet|blackfort.network
Bitcuit|bitcuit.com
Armana Portal|portal.armana.io
BharatBox App|bharatbox.io
Blanq|blanqlabs.com
Kaia Wallet|kaiawallet.io||g=klaytn;a=Kaikas;chr=jblndlipeogpafnldhgmapagcccfchpi
Blockaura|greengloryglobal.com
X9Wallet|x9wallet.com
Mirai App|miraiapp.io
Kigo|kigo.io
Levain|levain.tech
KAX-Wallet|kaxaa.com
Facewallet|facewallet.xyz
JoyID Passkey|joy.id|eb|w=https://app.joy.id
Cogni|getcogni.com
37x|37xdubai.com
Rovi Money|rovi.money
NoF|nof.town
Toric Wallet|toric.io
Scramble|scramble-wallet.com||a=scramble.com
Fastex Wallet|fastexwallet.com
Wallacy|wallacy.io|eb
Capsule|usecapsule.com|esc|a=Para
ShimmerSea|shimmersea.finance
Savl|savl.com|esb
Sinum|sinum.app
SoulSwap|app.soulswap.finance
ShapeShift|shapeshift.com|esbc|m=shapeshift://
Panaroma Wallet|panaroma.finance
NEOPIN|neopin.io||m=nptwc://
Alicebob Wallet|alicebob.com
CyberWallet|wallet.cyber.co
DexTrade|dextrade.com|eb
The Pulse Wallet|thepulsewallet.org
Pintu|pintu.co.id
Pandoshi Wallet|pandoshi.com
Keychain|keychain.money
BitBox|bitbox.swiss|eb
DreamOS|dreamos.app
paycool|pay.cool
MPCVault|mpcvault.com|esbcu|r=com.mpcvault.broswerplugin
Legacy Wallet|legacynetwork.io
Clave|getclave.io||m=clave://
ioPay|iopay.me||m=iopay://;a=IoTeX ioPay
Mixin Messenger|mixin.one|eb|m=mixin://;w=https://mixin.one
Bettatrade|bettatrade.com
ScramberryWallet|scramberry.io
Nest Wallet|nestwallet.xyz
Echooo Wallet|echooo.xyz
Renegade|myrenegade.net
Ready.io|ready.io
hAI by Hacken|hacken.ai
Plutope|plutope.io|eb
Trust Asset Wallet|trustasset.io
Dfinn Wallet|dfinnwallet.app
BMA Wallet|bmawallet.com
Transi|transi.io
Dollet|dolletwallet.com||m=dollet://
Wombat|wombat.app||m=wombat://
Dropmate|dropmate.fi
DGPub App|dg.pub
icewal|icewal.com
metapro wallet|wallet.metapro.one
Bonuz|bonuz.xyz
Life DeFi|lifedefi.co|eb
Tobi|tobi.fun|es
Clot|clot.app
Komet|app.komet.me
GUARDIIAN Wallet|guardiianwallet.io
FinoaConnect|finoa.io
LootRush|lootrush.com
Vision: Crypto Wallet|vision-crypto.com|esb|i=c587c2601ccfc456cb7d4d9bb34f12f0fd11ad49faeeb4602860e239b5397843;m=visionwallet://;l=https://app.vision-crypto.com;ios=1500186931;and=com.eletac.tronwallet
Reunit|everywhere.finance||i=84ec277981a993e80d4c02960e3ba8e89027b6848ec304dc7de48651e4bd353a
Guarda|guarda.com|esb|w=https://guarda.com/app
Atomic Wallet|atomicwallet.io|esb
Coin Wallet|coin.space|esb|w=https://coin.space/wallet
BitPay|bitpay.com|esb|m=bitpay://
Portis|portis.io
Magic|magic.link|es
Aurox|getaurox.com
GridPlus|gridplus.io|eb|a=Lattice1
NGRAVE|ngrave.io|eb
Keycard|keycard.tech
imKey|imkey.im|eb
KeyPal|keypal.pro|eb
MEET.ONE|meet.one||f=wallet.MEETONE
AToken|atoken.com|eb|f=isAToken
Eidoo|eidoo.io
WallETH|walleth.org||m=ethereum://
Safeheron|safeheron.com|esb
StableWallet|stablewallet.io
Wigwam|wigwam.app
Family|family.co||m=familywallet://;r=co.family.wallet
Bloom Wallet|bloomwallet.io
BeraSig|berasig.com
Ledger Extension|ledger.com/ledger-extension
Abstract Global Wallet|abs.xyz|e|r=xyz.abs;w=https://portal.abs.xyz;s=2025
Privy|privy.io|es|w=https://home.privy.io
Cwallet|cwallet.com|esb
Liminal|liminalcustody.com|esb
Copper|copper.co|esb|a=ClearLoop,Copper Connect
Anchorage Digital|anchorage.com|esb
BitGo|bitgo.com|esb
Cactus Custody|mycactus.com|eb|a=Cactus Link
Hex Trust|hextrust.com|eb
Cobo|cobo.com|esb|a=Cobo Portal
Den|onchainden.com
Coinshift|coinshift.xyz
Candide|candide.dev||a=Candide Wallet
Ramper|ramper.xyz|es
Avocado|avocado.instadapp.io||a=Instadapp Avocado
Immutable Passport|passport.immutable.com||r=com.immutable.passport;w=https://play.immutable.com
Universal Profiles|universalprofile.cloud||r=cloud.universalprofile;g=lukso;a=LUKSO Universal Profile
Fluent|fluentwallet.com||g=conflux;a=Fluent Wallet
Temple Wallet|templewallet.com|eb
Velas Wallet|wallet.velas.com|es
TrustVault|trustology.io
Desig|desig.io|es
Seif|seif.id
Farcaster Wallet|farcaster.xyz|es|r=xyz.farcaster.MiniAppWallet;a=Warpcast Wallet
World App|world.org/world-app
MiniPay|minipay.to
Bitpanda DeFi Wallet|bitpanda.com|es|a=Bitpanda Web3 Wallet
Deblock|deblock.com
Infinex|infinex.xyz|es
Tria|tria.so|es
Lemon Cash|lemon.me
Bitkub NEXT|bitkubnext.com
Dfns|dfns.co|esb
Utila|utila.io|esb
Ceffu|ceffu.com|esb
Parfin|parfin.io
Taurus|taurushq.com|eb
Komainu|komainu.com|eb
IO Finnet|iofinnet.com|eb
Turnkey|turnkey.com|es
Openfort|openfort.io
Zapper|zapper.xyz
Interface|interface.social
Hana Wallet|hanawallet.io|ebcsu|r=io.hanawallet;g=hanaWallet;chr=jfdlamikmbghhapbgfoogdffldioobgl
Saifu Wallet|saifuwallet.com|s
Decaf|decaf.so|s
Mirror World|mirrorworld.fun|s
Ordinals Wallet|ordinalswallet.com|b|w=https://ordinalswallet.com
Nintondo|nintondo.io|b|g=nintondo
Polkawallet|polkawallet.io|p|m=polkawallet://
Polymesh Wallet|polymesh.network|p|j=polywallet
Sporran|sporran.org|p|a=KILT Sporran
Ternoa Wallet|ternoa.network|p
Cere Wallet|cere.network|ep
Crust Wallet|crust.network|p
Tailwind|tailwindzone.com|c
Vectis|vectis.space|c|g=vectis
Initia Wallet|app.initia.xyz|ec
LUNC Dash|luncdash.com|c|m=luncdash://
MSafe|m-safe.io|u|n=MSafe
Burner|burner.pro
Peanut|peanut.me
Daimo|daimo.com
Splits|splits.org
Cometh|cometh.io||a=Cometh Connect
Stackup|stackup.fi
Prokey|prokey.io|eb
HASHWallet|gethashwallet.com|eb
Satochip|satochip.io|eb
Unique Wallet|unqnft.io|p
Obi|obi.money|c
XION|xion.burnt.com|c|a=Abstraxion
Celo Wallet|celowallet.app
Telos Wallet|wallet.telos.net
MyEnergi Wallet|wallet.energi.network
TronLink|tronlink.org|e|r=org.tronlink.www;m=tronlinkoutside://;chr=ibnejdfjmmkpcnlpebklmnkoeoihofec
Luminite|luminite.app
ZilPay|zilpay.io|e|g=zilPay
Bearby|bearby.io|e
NeoLine|neoline.io|e|chr=cphhlgmgameodnhkjdmkpanlelnlohao
O3 Wallet|o3.network|e
Stargazer|constellationnetwork.io|e|g=stargazer;a=Stargazer Wallet
Pelagus|pelaguswallet.io|e|g=pelagus
Mask Network|mask.io|e|a=Mask Wallet
OpenBlock|openblock.com|e
UXUY Wallet|uxuy.com|es
Tomo|tomo.inc|esbcu|r=inc.tomo;a=Tomo Wallet
Zypto|zypto.com|esb
COCA Wallet|coca.xyz|es
Komodo Wallet|komodoplatform.com|eb|a=AtomicDEX
XDCPay|xinfin.org/xdcpay|e
WanWallet|wanchain.org|e
TT Wallet|thundercore.com|e
`
