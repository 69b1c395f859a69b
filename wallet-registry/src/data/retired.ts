/** The wallets that are over. The format is told in `../read-registry.ts`. */
export const retired = `
Leap|leapwallet.io|cesb|r=io.leapwallet.LeapWallet;g=leap;m=leapwallet://;u=2026-05-28;x=phrase;t=Keplr;a=Leap Cosmos Wallet,Leap Wallet;chr=fcfcfllfndlomdhbehjjcoimbgofdncg
Cosmostation|cosmostation.io|ce|g=cosmostation.providers.keplr;m=cosmostation://;u=2026-09-01;x=phrase;t=Keplr;a=Cosmostation Wallet;chr=fpkhgmpbidmiogeglndfbkegfdlnajnf
Porto|porto.sh|e|r=xyz.ithaca.porto;u=2026;x=vendor;s=2025;a=Ithaca Porto
GameStop Wallet|wallet.gamestop.com|e|u=2023-11-01;x=phrase;t=MetaMask
Sollet|sollet.io|s|u=2023;x=phrase;t=Phantom
`
