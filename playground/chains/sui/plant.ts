import type { Ledger } from './ledger.js'
import { mara, nils, odo, suiCoinType, suiCoins, suiKiosk, suiPieces } from './seed.js'

const sui = 1_000_000_000n

/** Puts what everybody has from the start on a ledger. Mara's SUI lies in four coins, none of which is enough for much. */
export function plant(ledger: Ledger): void {
  for (const amount of [4n * sui, 3n * sui, 2n * sui, sui]) ledger.mint(mara.address, suiCoinType, amount)
  ledger.mint(nils.address, suiCoinType, 2n * sui)
  ledger.mint(odo.address, suiCoinType, sui)
  for (const amount of [600_000_000n, 400_000_000n]) ledger.mint(mara.address, suiCoins.usdc.type, amount)
  ledger.mint(mara.address, suiCoins.oak.type, 42_500_000_000n)
  ledger.mint(nils.address, suiCoins.usdc.type, 25_500_000n)
  for (const piece of suiPieces) ledger.place(mara.address, piece)
  for (const item of suiKiosk.items) ledger.place(suiKiosk.id, item)
}
