/** What stands on the local Solana chain from the start. Constants only: a page may import them. */

import { gatewayFolders } from '../gateway/seed.js'

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
  /** The Solana Name Service, who keeps which name is whose first, the class of its reverse records, and the ending `.sol`. */
  names: 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX',
  primaryNames: '85iDfUvr3HJyLM2zcq5BXSiDvUWfw6cSE1FfNBo8Ap29',
  reverseClass: '33m47vH6Eav6jr5Ry86XjhRft2jRBLDnDgPSHoquXi2Z',
  solEnding: '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  metadata: 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
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

/** Something of which there is one. */
export interface SolanaSeedPiece {
  readonly mint: string
  readonly name: string
  readonly symbol: string
  /** What tells the rest: written out, or elsewhere. */
  readonly uri: string
}

/** Ana's collectibles: two lights of the harbour, something that wants her to go somewhere, and a light that is described elsewhere. */
export const solanaPieces: readonly SolanaSeedPiece[] = [
  piece({ mint: 'DwiiKAQ7MXWDnCQiZcH81bF1pMyf6mYBLSKNKAxSEWzd', name: 'Harbour Light #1', symbol: 'LIGHT', color: '#f5b83d' }),
  piece({ mint: '3ACfo7M2U8W2aCgHGBMNW1teYyWQer9EZwjvRktUsGLn', name: 'Harbour Light #2', symbol: 'LIGHT', color: '#3d8bf5' }),
  piece({
    mint: 'HhHRvLFvZid6FD7C96H93F2MkASjYfYAx8Y2P8KMAr6b',
    name: 'Claim 900 SOL at lights.example.com',
    symbol: 'CLAIM',
    color: '#888',
  }),
  {
    ...{ mint: 'FpuYskpUPFMe1s1z26r7SFX4bKF2F7bcLUFAQy5Hdpms', name: 'Harbour Light #3', symbol: 'LIGHT' },
    uri: `ipfs://${gatewayFolders.lights}/3.json`,
  },
]

/** A light of Ana's that is of the first token program: Metaplex keeps what it is called. */
export const solanaMetaplexPiece: SolanaSeedPiece = {
  ...{ mint: '7ha6HYdF63ZgFNgQPUbAW8oSFYU68PQ8yfiD7KTBa2je', name: 'Harbour Light #4', symbol: 'LIGHT' },
  uri: `ipfs://${gatewayFolders.lights}/4.json`,
}

function piece({ color, ...facts }: Omit<SolanaSeedPiece, 'uri'> & { readonly color: string }): SolanaSeedPiece {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/><path fill="#fff" d="m3 7 .5-4h1L5 7zM3 1h2v2H3z"/></svg>`
  const json = JSON.stringify({ name: facts.name, image: `data:image/svg+xml,${encodeURIComponent(svg)}` })
  return { ...facts, uri: `data:application/json,${encodeURIComponent(json)}` }
}

/** Names of the chain, and their owners. Ben says that he has the first one, which is Ana's. */
export const solanaNames: readonly { readonly name: string; readonly owner: string }[] = [
  { name: 'ana-of-the-pier.sol', owner: ana.address },
]
