import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { HDKey as HardenedKey } from 'micro-key-producer/slip10.js'
import { bytesToHex, publicKeyToAddress } from 'viem/utils'
import { wiped } from '../bytes/wiped.js'
import { Fault } from '../faults/fault.js'

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
  const privateKey = await wiped([seed], () => (family === 'eip155' ? evmKey(seed) : solanaKey(seed)))
  return wiped([privateKey], () => use(privateKey))
}

/** The address that a private key speaks for. */
export function addressOf(family: Family, privateKey: Uint8Array): string {
  if (family === 'solana') return base58.encode(ed25519.getPublicKey(privateKey))
  return publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(privateKey, false)))
}

/** The addresses of a wallet. */
export async function addressesOf(entropy: Uint8Array): Promise<Addresses> {
  const of = (family: Family): Promise<string> => withPrivateKey(entropy, family, (key) => addressOf(family, key))
  return { eip155: await of('eip155'), solana: await of('solana') }
}

function evmKey(seed: Uint8Array): Uint8Array {
  const root = HDKey.fromMasterSeed(seed)
  const leaf = root.derive(paths.eip155)
  const key = leaf.privateKey?.slice()
  root.wipePrivateData()
  leaf.wipePrivateData()
  if (key === undefined) throw new Fault('unexpected')
  return key
}

function solanaKey(seed: Uint8Array): Uint8Array {
  const root = HardenedKey.fromMasterSeed(seed)
  const leaf = root.derive(paths.solana)
  const key = leaf.privateKey.slice()
  root.privateKey.fill(0)
  leaf.privateKey.fill(0)
  return key
}
