/** Further wallets, as public lists of pairing wallets name them. The format is told in `../read-registry.ts`. */
export const moreA = `
Blockchain.com|blockchain.com||m=blockchain-wallet://
Omni|omni.app|esc|a=Steakwallet
Zengo Wallet|zengo.com|eb|l=https://get.zengo.com
AlphaWallet|alphawallet.com||m=awallet://;l=https://aw.app
KEYRING PRO|keyring.app|es|m=keyring://
ONTO|onto.app|esp|m=ontoprovider://
Unstoppable Domains|unstoppabledomains.com||m=unstoppabledomains://
Obvious|obvious.technology
Bridge Wallet|mtpelerin.com||m=bridgewallet://
Internet Money Wallet|internetmoney.io||m=internetmoney://
NOW Wallet|walletnow.app|eb|m=walletnow://
Bitcoin.com Wallet|bitcoin.com|eb|m=bitcoincom://
αU wallet|web.wallet.alpha-u.io||i=053ac0ac602e0969736941cf5aa07a3af57396d4601cb521a173a626e1015fb1;ios=6444401106;and=com.kddi.wallet
ABC Wallet|myabcwallet.io
Ottr Finance|ottr.finance|s
Opera Crypto Browser|opera.com||i=c87c562ce7f3a3ff9f4eed5f5a0edbcbd812db5aed4d14c7e6c044d8b6795d84;m=cryptobrowser://;f=isOpera
Cobalt Wallet|horizen.io||i=ff97af0ad5fca162553ebbd76f2564b7f7b04569c131e972b75bbff2dc13c1a9
Chain|chain.com
Huddln|huddln.io
Verso|get-verso.com
Jade Wallet|jadewallet.io
HaHa|haha.me
Modular Wallet|modular.pk
Kelp|kelp.finance
Numio|numio.one
Cling Wallet|clingon.io
Broearn Wallet|broearn.com
Coinomi|coinomi.com|eb|m=coinomi://
Ripio Portal|ripio.com||i=1896aa67ce33d5bde764369c7541a75074baa1b8da97e703c9ee3a4b61e56e65;m=ripio://portal;f=isPortal;ios=1221006761;and=com.ripio.android
Sabay Wallet|wallet.sabay.com
My-T Wallet|tokoin.io||a=Tokoin
Fncy Wallet|fncy.world
Copiosa|copiosa.io
Imota|imota.io
Libera|liberawallet.com
Certhis|certhis.io
Burrito Wallet|burritowallet.com||m=burritowallet://
Ancrypto|ancrypto.io
Cypherock cySync|cypherock.com|esb
CVL Wallet|cvl.network
Cypher Wallet|cypherwallet.io|ec
Status|status.app||m=status-app://
Enjin Wallet|enjin.io|ep|m=enjinwallet://
Essentials|trinity-tech.io||a=Elastos Essentials
Everspace|everspace.app
BlockWallet|blockwallet.io||i=1aa28414c95f5024133faf5766d376bb9c853c280d158cd3e22dc2b7b0a95a2d;f=isBlockWallet;chr=bopcbmipnjdcdfflfgjdgdjejmgpoaab
Kriptomat|kriptomat.io
Oxalus Wallet|oxalus.io
Theta Wallet|thetatoken.org
Dawn Wallet|dawnwallet.xyz||i=647ced4fad747a3a613abfe160fed7deb4e85d8623ac9329e94b24dd0d86bf00;f=isDawn;ios=1673143782
ISLAMIwallet|islamicoin.finance
UPBOND Wallet|upbond.io
VIVE Wallet|viverse.com
Wirex Wallet|wwallet.app.link||m=wirexwallet://;a=wirexapp.com
BCERTin wallet|blockcerts.com
Monarch Wallet|monarchwallet.com
FILWallet|filwallet.co
Valora|valoraapp.com||m=celo://wallet
CoinCircle|coincircle.com
MyWalliD|wallid.io
BRISE Wallet|bitgert.com
Snowball|snowball.money
ParaSwap Wallet|paraswap.io
Ballet Crypto|ballet.com|eb|a=balletcrypto.com
UvToken|uvtoken.com
RealT Wallet|realt.co
Sahal Wallet|mrhb.network
ApolloX|apollox.com
Enno Wallet|ennowallet.com|eb
Nitrogen Wallet|nitrogen.org|s
Loopring|loopring.io||m=loopring://
A4 Wallet|a4.finance
BeeWallet|bee.com
Dohrnii Wallet|dohrnii.io
LocalTrade Wallet|lab.localtrade.cc
Xcapit|xcapit.com
BC Vault|bc-vault.com|eb
Safematrix|safematrix.io
Absolute Wallet|absolutewallet.com
Locker Token|locker-token.com
Linen|linen.app
Nabox|nabox.io|eb
Marble|marblewallet.com||i=959c4774921adfcd49b30c88eb53f3831df6cc8c2f65577fbdd65c26a342577e;w=https://app.marblewallet.com
Spatium|spatium.net|eb
Cryptnox Wallet|cryptnox.com|eb
Ownbit|ownbit.io|eb
ID Pocket|rktechworks.com
Assure|assure.pro|eb
Flooz|wallet.flooz.trade
ATON|platon.network
Crossmint|crossmint.com|es
Gryfyn|gryfyn.io
pier|pierwallet.com||i=fa82693d6253e73be14a572f4d0d66bee9e9d3f6bceaa49104987b4ba66ee398;l=https://pierwallet.xyz/wc;ios=1613187762;and=one.nobank.app
Uniblow|uniblow.org|eb
D'CENT Wallet|dcentwallet.com|eb|f=isDcentWallet;m=dcent://;a=DCENT
Klever Wallet|klever.finance|eb|m=klever://
Edge Wallet|edge.app|eb|m=edge://
NeftiWallet|neftipedia.com
GoldBit|goldbit.io
Coingrig|coingrig.com
XFUN Wallet|xfun.io
RiceWallet|ricewallet.io
Okse Wallet|okse.io
Aktionariat|aktionariat.com
iToken Wallet|itoken.com|eb|a=Huobi Wallet
Zelus|zelus.io
Talk+|talkapp.org
Card Wallet|cardstack.com||m=cardwallet://
PayBolt|paybolt.com
Arianee Wallet|arianee.org
Slavi Wallet|slavi.io|esb
Plasma Wallet|plasma-wallet.com
Defiant|defiantapp.tech|eb
StrikeX Wallet|tradestrike.io
Avacus|avacus.cc
ByteBank|bytebank.org
CoolWallet|coolwallet.io|ebs|r=com.coolbitx.cwsapp;m=coolwallet://
Opto Wallet|optowallet.com
TK Finance|trustkeys.network
Bee Wallet|beewallet.app
MDAO Wallet|ttmwallet.io
PLTwallet|pltwallet.io
helix id|helixid.io
AirGap Wallet|airgap.it|ebp|m=airgap-wallet://
Qubic Wallet|wallet.qubic.app
Haven Wallet|havensuite.io
Holdstation Wallet|holdstation.com||m=holdstation://
Saakuru|saakuru.com
3S Wallet|3swallet.com
SimpleHold|simplehold.io|esb
Payperless|payperless.com
Minerva Wallet|minerva.digital||m=minerva://
Volt: DeFi|voltage.finance||a=Fuse Cash
Lif3 Wallet|lif3.com
Shinobi-Wallet|shinobi-wallet.net
KryptoGO Wallet|kryptogo.com|eb|m=kryptogo://
Feral File|feralfile.com||a=Autonomy
Bifrost Wallet|bifrostwallet.com|eb|m=bifrostwallet://;f=isBifrost
Nufinetes|nufinetes.com||i=dccbd717df77b395445cc6080e01fffada9d8b92dacfda312a26c70c2e9af673;m=vimwallet://;l=https://apple.vimworld.org;d=vimwallet://;ios=1609562349;and=com.vimworld.wallet
Wallet 3|wallet3.io
Abra Wallet|abra.com
iMe|imem.app|eb
PREMA Wallet|premanft.com||i=5b8e33346dfb2a532748c247876db8d596734da8977905a27b947ba1e2cf465b;m=premawallet://;l=https://premanft.com;d=premawallet://;ios=1603556315
Slingshot Wallet|slingshot.finance
Kriptonio|kriptonio.com
Venly|venly.io||w=https://wallet.venly.io;a=Arkane Network
Bitski|bitski.com||i=3b9f67c2c0887f71e4f9ba1bd2bf5b4eb6cda94419abd3f0c5c12931a60928b0;m=bitski://;l=https://wallet.bitski.com/walletconnect/wc;f=isBitski;ios=1587199538;chr=feejiigddaafeojfddjjlmfkabimkell
MPCWallet|mpcwallet.xyz
TREASURE|treasurewallet.co
Streakk Wallet|streakk.io
SaitaPro|saitamatoken.com||a=SaitaMask
Flow Wallet|core.flow.com||a=Lilico
Hippo Wallet|hippowallet.io
Blocto|blocto.io|es|m=blocto://
HUMBL WALLET|humbl.com
PassPay Wallet|passpay.io
Ultimate|ultimate.app|s|m=ultimate://
THORWallet|thorwallet.org|ebc|m=thorwallet://
Fizz|fizzwallet.app
Tholos|tholos.app
Stickey Wallet|stickey.app
Klip|klipwallet.com
CoinStats|coinstats.app|es|m=coinstats://
LikerLand App|liker.land|c
Krystal|krystal.app|es
KeepKey Desktop|keepkey.com|ebc
Pillar|pillar.fi||m=pillarwallet://
HARTi Wallet|harti.io
Stasis Wallet|stasis.net
meta-WONDER-verse|metawonderverse.custonomy.io
DTTD|dttd.io
FoxWallet|foxwallet.com|eb|m=foxwallet://
tomiPAY|tomi.com
Nash|nash.io|eb
Okto|okto.tech|esc|m=okto://
Catecoin Wallet|catecoin.app
UKISS Hub|ukiss.io|eb
Tellaw Wallet|tellaw.com
Tangem Wallet|tangem.com|esb|m=tangem://
Callback|callback.is
SA ASSISTANT|summonersarena.io
Xellar|xellar.co
Talken Wallet|talken.io
U2U Wallet|wallet.uniultra.xyz
Shido Wallet|shidowallet.io||a=Shido App
OzoneWallet|ozonewallet.io
Tidus Wallet|tiduswallet.com
Impact Wallet|ixo.world|c
Zelcore|zelcore.io|esbc|m=zel://
DOSI Vault|vault.dosi.world
WOW EARN|ullapay.com
ELLIPAL|ellipal.com|esb
Unstoppable Wallet|unstoppable.money|esb|m=unstoppable.money://
Aurora Pass|auroracloud.dev
Bitverse|bitverse.zone
Konio|konio.io
GateWeb3|gateweb3.net
UTORG|utorg.app|esb
CoinWallet|coinsdo.com
Ammer Wallet|ammer.app
Binance.US|binance.us
MUZA|muza.co
FxWallet|fxwallet.com|eb
RYIPAY|ryipay.app
`
