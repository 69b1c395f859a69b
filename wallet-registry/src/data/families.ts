/** The wallets of the other families. The format is told in `../read-registry.ts`. */
export const families = `
Glow|glow.app|s|n;g=glow;ios=1599584512;chr=ojbcfhjmpigfobfclfflafhblgemeidi
Nightly|nightly.app|esup|n;g=nightly;j=Nightly;m=nightly://;and=com.nightlymobile;chr=fiikommddbeccaoicoejoniammnalkfa
Jupiter|jup.ag/mobile|s|n=Jupiter;m=jupiter://;ios=6484069059;and=ag.jup.jupiter.android;s=2024;a=Jupiter Mobile
Fuse|fusewallet.com|s|n
Tiplink|tiplink.io|s|n;w=https://tiplink.io
Salmon|salmonwallet.io|s|n;g=salmon
Sky Wallet|getsky.app|s|g=skySolana
Tokenary|tokenary.io|es|g=tokenary
Clover|clv.org|ep|g=clover_solana;j=clover;a=CLV Wallet
Avana|avanawallet.com|s|n;g=avana
Particle Wallet|particle.network|es|w=https://wallet.particle.network;a=Particle Network
Web3Auth|web3auth.io|es|a=Torus,us.tor.app
Trezor|trezor.io|esb|a=Trezor Suite
Keystone|keyst.one|esbpcu|a=Cobo Vault
Squads|squads.so|s|w=https://app.squads.so;a=SquadsX,Squads Vault
Unruggable|unruggable.com|s
Espresso Cash|espressocash.com|s
Soul Wallet|soulwallet.io|e
Helium Wallet|wallet.helium.com|s|ios=1609525848;and=com.helium.wallet.app;a=Helium Hotspot Wallet
Seed Vault Wallet|solanamobile.com|s|n=Mobile Wallet Adapter
Haqq Wallet|haqq.network/wallet|ec|m=haqq://;a=HAQQ Wallet,network.haqq
Suiet|suiet.app|u|n;chr=khpkpbbcccdmmclmpigdgddabeilkdpd
Surf Wallet|surf.tech|u|n=Surf Wallet
Martian|martianwallet.xyz|u|n=Martian Sui Wallet;g=martian;a=Martian Wallet;chr=efbglgofoippbgcjepnhiblaibcnclgk
Ethos Wallet|ethoswallet.xyz|u|n=Ethos Wallet
Elli|elliwallet.dev|u|n
Fewcha|fewcha.app|u|n=Fewcha Move Wallet
Pontem Wallet|pontem.network/pontem-wallet|u
Glass Wallet|glasswallet.app|u|n
Spacecy Wallet|spacecywallet.com|u|n=Spacecy Sui Wallet
Fearless Wallet|fearlesswallet.io|ep|j=fearless-wallet;g=fearlessWallet;m=fearless://;ios=1537251089;and=jp.co.soramitsu.fearless;chr=nhlnehondigmgckngjomcpcefcdplmgc;a=Fearless
PolkaGate|polkagate.xyz|p|j=polkagate;chr=ginchbkmljhldofnbjabmeophlhdldgp
Mimir|mimir.global|ep|j=mimir;w=https://app.mimir.global
Manta Wallet|manta.network|p|j=manta-wallet-js
Aleph Zero Signer|alephzero.org/signer|p|j=aleph-zero-signer;a=aleph-zero
Polkadot Vault|signer.parity.io|p|a=Parity Signer
SORA Wallet|sora.org|p|and=jp.co.soramitsu.sora
Multix|multix.cloud|p|w=https://multix.cloud
PJS Snap|snap.polkadot.network|p|a=MetaMask Polkadot Snap
Vultisig|vultisig.com|ebsc|r=me.vultisig;g=vultisig.keplr,vultisig.ethereum;m=vultisig://;a=VultiConnect
Compass|compasswallet.io|ce|r=io.leapwallet.CompassWallet;g=compass;a=Compass Wallet
Station|station.money|c|g=station;a=Terra Station
Galaxy Station|station.hexxagon.io|c|g=galaxyStation
Ninji|ninji.xyz|c|g=ninji
Fin|finwallet.com|ce|g=fin
Shell Wallet|shellwallet.org|c|g=shellwallet
Citadel.one|citadel.one|c
Arculus|arculus.co|esb|a=Arculus Wallet
OWallet|owallet.io|ec|g=owallet;and=com.io.owallet;a=Oraichain Wallet
Frontier|frontier.xyz|esc|i=85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041;g=frontier;m=frontier://;f=isFrontier;ios=1482380988;and=com.frontierwallet;chr=kppfdiipphfccemcignhifpjkapfbihd
Starshell|starshell.net|c
Fina Cash|fina.cash|c
Orange Wallet|orangecrypto.com|b|n;g=OrangecryptoProviders.BitcoinProvider;a=Orange
OYL Wallet|oyl.io|b|n;g=oyl;a=Oyl
Wizz Wallet|wizz.cash|b|n;g=wizz;chr=ghlmndacnhlaekppcllcpcjjjomjkjpg;a=Wizz
Tokeo|tokeo.io|b|n;g=tokeo
Asigna|asigna.io|bk|g=AsignaProvider;w=https://btc.asigna.io;a=Asigna Multisig
Fordefi|fordefi.com|esbck|r=com.fordefi;g=FordefiProviders.UtxoProvider;chr=hcmehenccjdmfbojapcbcofkgdpbnlle
Alby|getalby.com|b|g=webbtc;chr=iokeahhehimjnekafflcihljlcjccdbe
Bitfinity Wallet|wallet.infinityswap.one|b
Oisy|oisy.com|esb|w=https://oisy.com;a=Oisy Wallet,OISY
Liquidium Wallet|liquidium.wtf|b
Boom|boom.money|k
Ryder|ryder.id|bk
`
