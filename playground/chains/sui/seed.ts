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

/** An object that is no coin. */
export interface SuiSeedPiece {
  readonly id: string
  readonly type: string
  /** What its type has of it shown; some types have nothing. */
  readonly display?: Readonly<Record<string, string>>
  /** What its fields hold, where anybody reads them. */
  readonly fields?: Readonly<Record<string, unknown>>
}

const harbour = `0x${'4a'.repeat(32)}`

/** Where Mara puts things up for sale: they are the kiosk's, and the kiosk is of who has its cap. */
export const suiKiosk: { readonly id: string; readonly items: readonly SuiSeedPiece[] } = {
  id: `0x${'6f'.repeat(32)}`,
  items: [
    {
      id: `0x${'7f'.repeat(32)}`,
      type: `${harbour}::lights::Light`,
      display: { name: 'Sui Light #3', project_name: 'Harbour Lights', description: 'Is for sale.', image_url: light('#3d8bf5') },
    },
  ],
}

/** Mara's objects beside her coins: two lights of the harbour, something that wants her to go somewhere, a berth that nothing is shown of, and the cap of her kiosk. */
export const suiPieces: readonly SuiSeedPiece[] = [
  {
    id: `0x${'1f'.repeat(32)}`,
    type: `${harbour}::lights::Light`,
    display: { name: 'Sui Light #1', project_name: 'Harbour Lights', description: 'Burns green.', image_url: light('#3db56e') },
  },
  {
    id: `0x${'2f'.repeat(32)}`,
    type: `${harbour}::lights::Light`,
    display: { name: 'Sui Light #2', project_name: 'Harbour Lights', description: 'Burns red.', image_url: light('#d5483d') },
  },
  {
    id: `0x${'3f'.repeat(32)}`,
    type: `0x${'66'.repeat(32)}::gift::Gift<0x2::sui::SUI>`,
    display: { name: 'Claim 900 SUI at lights.example.com', link: 'https://lights.example.com', image_url: light('#888888') },
  },
  { id: `0x${'4f'.repeat(32)}`, type: `${harbour}::berths::Berth` },
  kioskCap(`0x${'5f'.repeat(32)}`, suiKiosk.id),
]

function kioskCap(id: string, kiosk: string): SuiSeedPiece {
  return { id, type: '0x2::kiosk::KioskOwnerCap', fields: { id: { id }, for: kiosk } }
}

function light(color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/><path fill="#fff" d="m3 7 .5-4h1L5 7zM3 1h2v2H3z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
