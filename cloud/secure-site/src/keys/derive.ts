import * as ed25519 from '@noble/ed25519'
import * as secp256k1 from '@noble/secp256k1'
import { base58 } from '@scure/base'
import { entropyToMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { bytesToHex, publicKeyToAddress } from 'viem/utils'
import { wiped } from '../bytes/wiped.js'
import { deriveEd25519, deriveSecp256k1 } from './hd-key.js'

/** The families that a wallet has accounts of. */
export type Family = 'eip155' | 'solana'

export type Addresses = Readonly<Record<Family, string>>

/** The first account of each family by BIP-44: other wallets find the same ones from the twelve words. */
const paths: Readonly<Record<Family, string>> = { eip155: "m/44'/60'/0'/0/0", solana: "m/44'/501'/0'/0'" }

/** The words that a person can take to another wallet. */
export function wordsOf(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist)
}

/** Lends the private key of a family, and wipes it and all that it was made from. */
export async function withPrivateKey<T>(entropy: Uint8Array, family: Family, use: (privateKey: Uint8Array) => T | Promise<T>): Promise<T> {
  const seed = await mnemonicToSeedWebcrypto(wordsOf(entropy))
  const derive = family === 'eip155' ? deriveSecp256k1 : deriveEd25519
  const privateKey = await wiped([seed], () => derive(seed, paths[family]))
  return wiped([privateKey], () => use(privateKey))
}

/** The address that a private key speaks for. */
export async function addressOf(family: Family, privateKey: Uint8Array): Promise<string> {
  if (family === 'solana') return base58.encode(await ed25519.getPublicKeyAsync(privateKey))
  return publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(privateKey, false)))
}

/** The addresses of a wallet. */
export async function addressesOf(entropy: Uint8Array): Promise<Addresses> {
  const of = (family: Family): Promise<string> => withPrivateKey(entropy, family, (key) => addressOf(family, key))
  return { eip155: await of('eip155'), solana: await of('solana') }
}
