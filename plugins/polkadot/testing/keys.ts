import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import * as sr25519 from '@scure/sr25519'
import { genericFormat } from '../src/address/address-formats.js'
import { isSameAccount, writeSs58 } from '../src/address/ss58.js'

/** Somebody with a key. Signatures are those of wallets: with the number of their kind before them for a transaction. */
export interface Person {
  readonly kind: 0 | 1 | 2
  readonly publicKey: Uint8Array
  readonly address: string
  sign(bytes: Uint8Array): Uint8Array
}

const seed = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)
const short = { dkLen: 32 }

function person(kind: Person['kind'], publicKey: Uint8Array, sign: Person['sign']): Person {
  return { kind, publicKey, sign, address: writeSs58({ publicKey, format: genericFormat }) }
}

const secret = sr25519.secretFromSeed(seed(1))
const ecdsaSecret = seed(3)

/** Three people, each with a key of another kind. */
export const ida: Person = person(1, sr25519.getPublicKey(secret), (bytes) => sr25519.sign(secret, bytes))
export const jon: Person = person(0, ed25519.getPublicKey(seed(2)), (bytes) => ed25519.sign(bytes, seed(2)))
export const kim: Person = person(2, blake2b(secp256k1.getPublicKey(ecdsaSecret), short), (bytes) => {
  const [recovery = 0, ...rest] = secp256k1.sign(blake2b(bytes, short), ecdsaSecret, { prehash: false, format: 'recovered' })
  return Uint8Array.from([...rest, recovery])
})

/** The one of them who has an address. */
export function personOf(address: string): Person {
  return [ida, jon, kim].find((each) => isSameAccount(each.address, address)) ?? ida
}
