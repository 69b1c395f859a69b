/** What stands on the local Solana chain from the start. Constants only: a page may import them. */

/** An account whose key everybody knows. */
export interface SolanaSeedAccount {
  readonly name: string
  readonly address: string
  /** The 32 bytes that the key pair is made of, as hex. */
  readonly seed: string
}

/** A token of the local chain. */
export interface SolanaSeedToken {
  readonly mint: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly program: string
}

/** The CAIP-2 id of the local chain. */
export const solanaChainId = 'solana:HarbourLocalSo1anaChain111111111'

/** What the genesis hash would be: the id begins with it. */
export const solanaGenesisHash = 'HarbourLocalSo1anaChain1111111111111111111111'

/** What people call the chain. */
export const solanaChainName = 'Harbour Solana'

/** Programs that stand on every Solana chain. */
export const solanaPrograms = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
} as const

/** Has some of everything. */
export const ana: SolanaSeedAccount = {
  name: 'Ana',
  address: 'F25s3DdjXdCxYBhh2z8FBusVEMT4b9bGNFVKJi3wFoF4',
  seed: '1111111111111111111111111111111111111111111111111111111111111111',
}

/** Has a token account of one kind, and is whom Ana deals with. */
export const ben: SolanaSeedAccount = {
  name: 'Ben',
  address: 'Bow1CGKGDB9mNxeWdw85E2aCthQ1oZX4oFEe7fYT17ew',
  seed: '2222222222222222222222222222222222222222222222222222222222222222',
}

/** Has the chain's own money and nothing else. */
export const cleo: SolanaSeedAccount = {
  name: 'Cleo',
  address: '2btLJAAb1S3x6hZYdVyAePjqtQYi2ZBSRGy4569RZu8h',
  seed: '3333333333333333333333333333333333333333333333333333333333333333',
}

/** Has nothing at all. */
export const dov: SolanaSeedAccount = {
  name: 'Dov',
  address: 'FVdnakemjhcemfWUgNR2AERbk5Pog7zJ1UF2LjbocBUj',
  seed: '4444444444444444444444444444444444444444444444444444444444444444',
}

/** Everybody whose keys are given away. */
export const solanaAccounts: readonly SolanaSeedAccount[] = [ana, ben, cleo, dov]

/** The tokens: one of the first token program, one of the second. */
export const solanaTokens: { readonly usdc: SolanaSeedToken; readonly oak: SolanaSeedToken } = {
  usdc: {
    mint: 'EMtq5F54UxgEwYx1bmZpRJXNodBPPqjFekwQZNjpzH3w',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    program: solanaPrograms.token,
  },
  oak: {
    mint: '4Yk9HoDSfJv9QcmJbLcXdWVgS7nfvdUqiVcvbSu8VBru',
    name: 'Oak',
    symbol: 'OAK',
    decimals: 9,
    program: solanaPrograms.token2022,
  },
}
