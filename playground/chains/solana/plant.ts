import { type Address, address, getAddressEncoder, getProgramDerivedAddress, lamports } from '@solana/kit'

import type { Ledger } from './ledger.js'
import { metaplexAccount } from './plant-metaplex.js'
import { nameAccounts } from './plant-names.js'
import { encodePiece } from './piece-layout.js'
import { ana, ben, cleo, solanaMetaplexPiece, solanaPieces, solanaPrograms, solanaTokens } from './seed.js'
import { encodeMint, encodeTokenAccount } from './token-layout.js'

const sol = 1_000_000_000n

/** What everybody has from the start. */
const holdings = [
  { owner: ana, token: solanaTokens.usdc, amount: 1_000_000_000n },
  { owner: ana, token: solanaTokens.oak, amount: 42_500_000_000n },
  { owner: ben, token: solanaTokens.usdc, amount: 25_500_000n },
]

/** Puts the seeded accounts and tokens on a chain. */
export async function plant(ledger: Ledger): Promise<void> {
  ledger.svm.airdrop(address(ana.address), lamports(10n * sol))
  ledger.svm.airdrop(address(ben.address), lamports(2n * sol))
  ledger.svm.airdrop(address(cleo.address), lamports(sol))
  for (const { mint, decimals, program } of Object.values(solanaTokens)) {
    const supply = holdings.filter(({ token }) => token.mint === mint).reduce((sum, { amount }) => sum + amount, 0n)
    place(ledger, { at: address(mint), program, data: encodeMint({ authority: address(ana.address), supply, decimals }) })
  }
  for (const account of await nameAccounts()) place(ledger, account)
  for (const piece of solanaPieces) {
    place(ledger, {
      at: address(piece.mint),
      program: solanaPrograms.token2022,
      data: encodePiece({ ...piece, mint: address(piece.mint) }),
    })
  }
  const { mint } = solanaMetaplexPiece
  place(ledger, { at: address(mint), program: solanaPrograms.token, data: encodeMint({ supply: 1n, decimals: 0 }) })
  place(ledger, await metaplexAccount(solanaMetaplexPiece))
  const pieces = [
    ...solanaPieces.map((each) => ({ owner: ana, token: { mint: each.mint, program: solanaPrograms.token2022 }, amount: 1n })),
    { owner: ana, token: { mint, program: solanaPrograms.token }, amount: 1n },
  ]
  for (const { owner, token, amount } of [...holdings, ...pieces]) {
    const at = await tokenAccountOf(owner.address, token)
    place(ledger, {
      at,
      program: token.program,
      data: encodeTokenAccount({ mint: address(token.mint), owner: address(owner.address), amount }),
    })
  }
}

/** Where an owner's account of a token is. */
export async function tokenAccountOf(
  owner: string,
  { mint, program }: { readonly mint: string; readonly program: string },
): Promise<Address> {
  const seeds = [owner, program, mint].map((part) => getAddressEncoder().encode(address(part)))
  const [found] = await getProgramDerivedAddress({ programAddress: address(solanaPrograms.associatedToken), seeds })
  return found
}

interface Placed {
  readonly at: Address
  readonly program: string
  readonly data: Uint8Array
}

function place({ svm }: Ledger, { at, program, data }: Placed): void {
  svm.setAccount({
    address: at,
    programAddress: address(program),
    executable: false,
    lamports: lamports(svm.minimumBalanceForRentExemption(BigInt(data.length))),
    space: BigInt(data.length),
    data,
  })
}
