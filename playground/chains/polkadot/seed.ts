/** What stands on the local Polkadot ledger from the start. Constants only: a page may import them. */

/** The kinds of keys that accounts of Substrate have. */
export type PolkadotScheme = 'sr25519' | 'ed25519' | 'ecdsa'

/** An account whose key everybody knows. */
export interface PolkadotSeedAccount {
  readonly name: string
  /** Generic: it names no network. */
  readonly address: string
  readonly scheme: PolkadotScheme
  /** The 32 bytes that the key is made of, as hex. */
  readonly secret: string
}

/** The hash of the first block. */
export const polkadotGenesisHash = '0xba5eba11ba5eba11ba5eba11ba5eba11ba5eba11ba5eba11ba5eba11ba5eba11'

/** The CAIP-2 id of the ledger. */
export const polkadotChainId = 'polkadot:ba5eba11ba5eba11ba5eba11ba5eba11'

/** What people call the ledger. */
export const polkadotChainName = 'Harbour Polkadot'

/** The hash of the metadata, which devices that hold keys want to sign along, so that they can show what they sign. */
export const metadataHash = '0xffbb73125a923f4cf6c45355d78e240fe432765eb3a1dc30e121a9601fb8543e'

/** The least that an account must hold to exist, in planck: a hundredth of a DOT. */
export const existentialDeposit = 100_000_000n

/** The tokens of the ledger, by their numbers: dollars, and lanterns, of which holding some is not enough to have an account. */
export const harbourDollar = 1_984
export const lantern = 77

/** Has DOT. */
export const vera: PolkadotSeedAccount = {
  name: 'Vera',
  scheme: 'sr25519',
  address: '5D8KWuW98ZLgrUXGDqr6xjt3UcVdqcQjgax1HTwfcsdjDwLW',
  secret: '61'.repeat(32),
}

/** The name that Vera has on the ledger. */
export const veraName = 'vera.harbour'

/** Has a little, says that he has Vera's name, and is whom Vera deals with. */
export const wim: PolkadotSeedAccount = {
  name: 'Wim',
  scheme: 'ed25519',
  address: '5D6wP8rZNMSCzn5GoW1ow1qq5JNGeKGpN4NwjXwdcBgnY7HN',
  secret: '62'.repeat(32),
}

/** Has a key of the kind that EVM wallets have. Most of what she has is staked. */
export const xenia: PolkadotSeedAccount = {
  name: 'Xenia',
  scheme: 'ecdsa',
  address: '5F1d8fboogDp8rP6vuWhgiainNWog2dUTnQjAee2gDryo2jS',
  secret: '63'.repeat(32),
}

/** Has nothing at all, not even an account. */
export const yann: PolkadotSeedAccount = {
  name: 'Yann',
  scheme: 'sr25519',
  address: '5FNpHZPqN9r48CoGadTgXuEzGKSzowqHVvEmdpUAmETmobWv',
  secret: '64'.repeat(32),
}

/** Everybody whose keys are given away. */
export const polkadotAccounts: readonly PolkadotSeedAccount[] = [vera, wim, xenia, yann]

/** A piece of the pallet Nfts: its collection, its number there, and what its maker says of it. */
export interface PolkadotSeedPiece {
  readonly collection: number
  readonly collectionName: string
  readonly item: number
  /** Absent where its maker says nothing. */
  readonly metadata?: { readonly name: string; readonly image: string }
}

/** Vera's collectibles: two buoys, one whose picture is elsewhere, one without words, and something that wants her to go somewhere. */
export const polkadotPieces: readonly PolkadotSeedPiece[] = [
  { collection: 12, collectionName: 'Harbour Buoys', item: 1, metadata: { name: 'Polkadot Buoy #1', image: buoy('crimson') } },
  { collection: 12, collectionName: 'Harbour Buoys', item: 2, metadata: { name: 'Polkadot Buoy #2', image: buoy('seagreen') } },
  { collection: 31, collectionName: 'Ropes', item: 7, metadata: { name: 'Mooring rope', image: 'ipfs://bafybeihrope/7.png' } },
  { collection: 31, collectionName: 'Ropes', item: 8 },
  { collection: 90, collectionName: 'Gift', item: 1, metadata: { name: 'Claim 500 DOT at buoys.example.com', image: buoy('black') } },
]

function buoy(color: string): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle fill='${color}' cx='4' cy='4' r='3'/></svg>`
}
