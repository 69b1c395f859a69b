import type { Ledger } from './ledger.js'
import { cosmosDenom, cosmosOtherDenom, runa, sven } from './seed.js'

/** Puts what everybody has from the start on a ledger. */
export function plant(ledger: Ledger): void {
  ledger.mint(runa.address, cosmosDenom, 10_000_000n)
  ledger.mint(runa.address, cosmosOtherDenom, 42_500_000n)
  ledger.mint(sven.address, cosmosDenom, 1_000_000n)
}
