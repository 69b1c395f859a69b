/** Everything that stands on the local Bitcoin chain from the start. Constants only: a page may import them. */

/** Somebody whose key everybody knows, and the addresses of that key. */
export interface BitcoinSeedAccount {
  readonly name: string
  /** For payments (P2WPKH). */
  readonly address: string
  /** For collectibles (P2TR). */
  readonly ordinals: string
  /** The secret key, 32 bytes as hex. */
  readonly secret: string
}

/** The first block of regtest: the CAIP-2 id is its first half. */
export const bitcoinGenesis = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'
export const bitcoinChainId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

/** The chain as people call it. */
export const bitcoinChainName = 'Harbour Bitcoin'

/** Has most of it, in coins of several sizes, and two collectibles. */
export const gro: BitcoinSeedAccount = {
  name: 'Gro',
  address: 'bcrt1q96cxw6adhe43xkfndxdp300arrganrrmtgrt6t',
  ordinals: 'bcrt1pxtnyffxdlnmmlgjg0p72k3aflp6pwm3dpq9cpx6um3altexx3saqu8ar77',
  secret: '71'.repeat(32),
}

/** Has a little, and is whom Gro deals with. */
export const hauk: BitcoinSeedAccount = {
  name: 'Hauk',
  address: 'bcrt1qlg9cstuskmz7pctxjqzn6vz6rjfacddzgnczdp',
  ordinals: 'bcrt1p7lgtfl7gekdurxclgchpnvkmjrkdx8wfma7sw0jgxp70c55easrsd4chx5',
  secret: '72'.repeat(32),
}

/** Has nothing at all. */
export const ines: BitcoinSeedAccount = {
  name: 'Ines',
  address: 'bcrt1qndl92r2g9dn4atk8dr3gfslsrtu54dgkxdq7cl',
  ordinals: 'bcrt1pg089h58v5vtr463hzsn0t3dhaw6fkcejfl7wjrkcv5maa5lllexsnkf826',
  secret: '73'.repeat(32),
}

/** Everybody whose keys are given away. */
export const bitcoinAccounts: readonly BitcoinSeedAccount[] = [gro, hauk, ines]

/** Satoshis of the coins on which something lies that is worth more: an inscription, and a rune. */
export const collectibleCoins = { inscription: 10_000, rune: 546 } as const

/** Satoshis of the coins that Gro has to spend. The smallest lies on the address for payments by mistake, with a rune on it. */
export const spendableCoins: readonly number[] = [50_000_000, 2_000_000, 150_000]

/** Something inscribed on a coin. */
export interface BitcoinSeedInscription {
  /** Its place among all of them. */
  readonly number: number
  readonly contentType: string
  readonly content: string
}

/** What lies on the coin of Gro's that has an inscription: a lantern that is drawn, and a line of text. */
export const bitcoinInscriptions: readonly BitcoinSeedInscription[] = [
  {
    ...{ number: 41, contentType: 'image/svg+xml' },
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="gold" d="M1 1h6v6H1z"/></svg>',
  },
  { number: 42, contentType: 'text/plain;charset=utf-8', content: 'Low tide at six' },
]
