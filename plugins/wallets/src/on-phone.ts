import type { ListedWallet } from '@billfold/kernel'

/** Wallets that are opened on a phone by a link of their own kind: Phantom, Solflare, Coinbase Wallet and Binance Wallet. */
export const deepLinkWallets: readonly string[] = [
  'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
  'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
]

/** True for a wallet that a phone can open. */
export function opensOnPhone({ id, mobile_link, webapp_link }: ListedWallet): boolean {
  return mobile_link !== undefined || webapp_link !== undefined || deepLinkWallets.includes(id)
}
