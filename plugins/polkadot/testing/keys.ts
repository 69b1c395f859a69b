import {
  type PolkadotSeedAccount,
  polkadotAccounts,
  vera as veraSeed,
  wim as wimSeed,
  xenia as xeniaSeed,
  yann as yannSeed,
} from '@billfold/local-chains/polkadot/seed'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import * as sr25519 from '@scure/sr25519'
import { isSameAccount, readSs58 } from '../src/address/ss58.js'
import { fromHex } from '../src/signing/hex.js'

/** Somebody with a key. Signatures of transactions have the number of its kind before them. */
export interface Person {
  readonly kind: 0 | 1 | 2
  readonly publicKey: Uint8Array
  readonly address: string
  sign(bytes: Uint8Array): Uint8Array
}

const signers: Readonly<
  Record<PolkadotSeedAccount['scheme'], Pick<Person, 'kind'> & { sign(secret: Uint8Array, bytes: Uint8Array): Uint8Array }>
> = {
  ed25519: { kind: 0, sign: (secret, bytes) => ed25519.sign(bytes, secret) },
  sr25519: { kind: 1, sign: (secret, bytes) => sr25519.sign(sr25519.secretFromSeed(secret), bytes) },
  ecdsa: {
    kind: 2,
    sign(secret, bytes) {
      const [recovery = 0, ...rest] = secp256k1.sign(blake2b(bytes, { dkLen: 32 }), secret, { prehash: false, format: 'recovered' })
      return Uint8Array.from([...rest, recovery])
    },
  },
}

function person({ address, scheme, secret }: PolkadotSeedAccount): Person {
  const { kind, sign } = signers[scheme]
  const seed = fromHex(`0x${secret}`) ?? new Uint8Array(32)
  return { kind, address, publicKey: readSs58(address)?.publicKey ?? new Uint8Array(32), sign: (bytes) => sign(seed, bytes) }
}

/** People of the local ledger, three of them with keys of different kinds. */
export const vera: Person = person(veraSeed)
export const wim: Person = person(wimSeed)
export const xenia: Person = person(xeniaSeed)
export const yann: Person = person(yannSeed)

/** The one of them who has an address. */
export function personOf(address: string): Person {
  const found = polkadotAccounts.find((each) => isSameAccount(each.address, address))
  return found === undefined ? vera : person(found)
}
