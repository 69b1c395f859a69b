import { combine, split } from 'shamir-secret-sharing'
import { Fault } from '../faults/fault.js'

/** 128 bits: the twelve words of BIP-39. */
const entropyBytes = 16

/** The three shares of a wallet; any two of them are the wallet, one alone says nothing. */
export interface Shares {
  readonly device: Uint8Array
  readonly auth: Uint8Array
  readonly recovery: Uint8Array
}

export function makeEntropy(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(entropyBytes))
}

export async function splitEntropy(entropy: Uint8Array): Promise<Shares> {
  const [device, auth, recovery] = await split(entropy, 3, 2)
  if (device === undefined || auth === undefined || recovery === undefined) throw new Fault('unexpected')
  return { device, auth, recovery }
}

/** Two shares as the entropy. Whether they belong together shows in the addresses only. */
export async function joinShares(one: Uint8Array, other: Uint8Array): Promise<Uint8Array> {
  const entropy = await combine([one, other]).catch((error: unknown) => {
    throw new Fault('keys-mismatch', {}, { cause: error })
  })
  if (entropy.length !== entropyBytes) throw new Fault('keys-mismatch')
  return entropy
}
