/** What stands on the local Sui ledger from the start. Constants only: a page may import them. */

/** The kinds of keys that accounts of Sui have. */
export type SuiScheme = 'ed25519' | 'secp256k1' | 'secp256r1'

/** An account whose key everybody knows. */
export interface SuiSeedAccount {
  readonly name: string
  readonly address: string
  readonly scheme: SuiScheme
  /** The secret key, 32 bytes as hex. */
  readonly secret: string
}

/** A coin of the ledger beside SUI. */
export interface SuiSeedCoin {
  readonly type: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What `sui_getChainIdentifier` answers. */
export const suiChainIdentifier = 'ba5eba11'

/** A name, and an address that it stands for or that says it has it. */
export interface SuiSeedName {
  readonly name: string
  readonly address: string
}

/** The CAIP-2 id of the ledger. */
export const suiChainId = 'sui:ba5eba11'

/** What people call the ledger. */
export const suiChainName = 'Harbour Sui'

/** Has SUI in many coins, and some of everything. */
export const mara: SuiSeedAccount = {
  name: 'Mara',
  scheme: 'ed25519',
  address: '0x13b5bb9c94d1357c3b27297f566913e0c12b57f206c9b0a34ccb516127f80d0f',
  secret: '51'.repeat(32),
}

/** Has one coin of SUI, and is whom Mara deals with. */
export const nils: SuiSeedAccount = {
  name: 'Nils',
  scheme: 'secp256k1',
  address: '0xb5aaf45d25aff889719fda5b1b2ffda8f1ae213f0b5a4605262b2b3cce045663',
  secret: '52'.repeat(32),
}

/** Has a key of the kind that phones and passkeys have. */
export const odo: SuiSeedAccount = {
  name: 'Odo',
  scheme: 'secp256r1',
  address: '0x63c7e9605cf315c0c71082f8fbdd66fa3602f83c43dedd42b280d4064c08b554',
  secret: '53'.repeat(32),
}

/** Has nothing at all. */
export const pia: SuiSeedAccount = {
  name: 'Pia',
  scheme: 'ed25519',
  address: '0xe86a52cb8f29f033bd6d2afdcb818fbec72598251bee42e3a80b7c2444b654ce',
  secret: '54'.repeat(32),
}

/** Everybody whose keys are given away. */
export const suiAccounts: readonly SuiSeedAccount[] = [mara, nils, odo, pia]

/** The type of SUI itself. */
export const suiCoinType = '0x2::sui::SUI'

/** The other coins. */
export const suiCoins: { readonly usdc: SuiSeedCoin; readonly oak: SuiSeedCoin } = {
  usdc: { type: `0x${'a5'.repeat(32)}::usdc::USDC`, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  oak: { type: `0x${'0a'.repeat(32)}::oak::OAK`, name: 'Oak', symbol: 'OAK', decimals: 9 },
}

/** Names that stand for addresses. */
export const suiNames: readonly SuiSeedName[] = [{ name: 'mara.sui', address: mara.address }]

/** Which name people say that they have; Nils lies. */
export const suiPrimaryNames: readonly SuiSeedName[] = [
  { name: 'mara.sui', address: mara.address },
  { name: 'mara.sui', address: nils.address },
]
