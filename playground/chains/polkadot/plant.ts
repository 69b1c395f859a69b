import { u8aConcat, u8aToHex } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'

import type { Ledger } from './ledger.js'
import { nameOwnerKey, primaryNameKey } from './name-keys.js'
import { registry } from './runtime.js'
import { harbourDollar, lantern, polkadotPieces, vera, veraName, wim, xenia } from './seed.js'

const dot = 10_000_000_000n
const dollar = 1_000_000n

/** Puts what everybody has from the start on a ledger. */
export function plant(ledger: Ledger): void {
  const give = (address: string, free: bigint, frozen = 0n): void => ledger.put(decodeAddress(address), { nonce: 0, free, frozen })
  give(vera.address, 250n * dot)
  give(wim.address, 12n * dot)
  give(xenia.address, 40n * dot, 35n * dot)
  plantTokens(ledger)
  ledger.pieces.push(...polkadotPieces.map((piece) => ({ ...piece, holder: vera.address })))
  const names: readonly (readonly [address: string, name: string])[] = [
    [vera.address, veraName],
    [wim.address, veraName],
  ]
  for (const [address, name] of names)
    ledger.names.set(primaryNameKey(decodeAddress(address)), u8aToHex(registry.createType('Bytes', name).toU8a()))
  // Wim says that he has the name of Vera. Behind the owner stands who gave the name: an authority.
  ledger.names.set(nameOwnerKey(veraName), u8aToHex(u8aConcat(decodeAddress(vera.address), [0], decodeAddress(xenia.address))))
}

function plantTokens({ assets }: Ledger): void {
  assets.create({ id: harbourDollar, name: 'Harbour Dollar', symbol: 'HUSD', decimals: 6, minBalance: dollar / 100n, isSufficient: true })
  assets.create({ id: lantern, name: 'Lantern', symbol: 'LTRN', decimals: 10, minBalance: dot, isSufficient: false })
  assets.put(harbourDollar, decodeAddress(vera.address), 480n * dollar)
  assets.put(lantern, decodeAddress(vera.address), 3n * dot)
  assets.put(harbourDollar, decodeAddress(xenia.address), 20n * dollar)
  assets.freeze(harbourDollar, decodeAddress(xenia.address))
}
