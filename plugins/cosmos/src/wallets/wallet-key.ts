import { fieldOf, readBytes } from '@billfold/kernel/family'
import { isCosmosAddress } from '../address.js'

/** The account that a wallet has on a chain. */
export interface WalletKey {
  readonly address: string
  /** 33 bytes, as Cosmos has keys. */
  readonly publicKey: Uint8Array
  /** True for a hardware wallet, which signs nothing but Amino, and for a phone: how bytes travel to it differs from one to the next. */
  readonly prefersAmino: boolean
}

/** Reads the answer to `getKey`. Undefined for what is no key. */
export function readKey(said: unknown): WalletKey | undefined {
  const [address, publicKey] = [fieldOf(said, 'bech32Address'), readBytes(fieldOf(said, 'pubKey'), { length: 33 })]
  if (!isCosmosAddress(address) || publicKey === undefined) return undefined
  return { address, publicKey, prefersAmino: fieldOf(said, 'isNanoLedger') === true }
}
