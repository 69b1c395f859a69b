import { decodeAddress } from '@polkadot/util-crypto'

import type { Ledger } from './ledger.js'
import { vera, wim, xenia } from './seed.js'

const dot = 10_000_000_000n

/** Puts what everybody has from the start on a ledger. */
export function plant(ledger: Ledger): void {
  const give = (address: string, free: bigint, frozen = 0n): void => ledger.put(decodeAddress(address), { nonce: 0, free, frozen })
  give(vera.address, 250n * dot)
  give(wim.address, 12n * dot)
  give(xenia.address, 40n * dot, 35n * dot)
}
