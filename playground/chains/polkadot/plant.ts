import { decodeAddress } from '@polkadot/util-crypto'

import type { Ledger } from './ledger.js'
import { rosa, sven, tove } from './seed.js'

const dot = 10_000_000_000n

/** Puts what everybody has from the start on a ledger. */
export function plant(ledger: Ledger): void {
  const give = (address: string, free: bigint, frozen = 0n): void => ledger.put(decodeAddress(address), { nonce: 0, free, frozen })
  give(rosa.address, 250n * dot)
  give(sven.address, 12n * dot)
  give(tove.address, 40n * dot, 35n * dot)
}
