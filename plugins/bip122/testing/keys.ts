import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { CompactSize, NETWORK, RawWitness, SigHash, TEST_NETWORK, Transaction, p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'

const seed = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)

/** Somebody with a key, and its addresses of every kind. */
export interface Person {
  readonly secret: Uint8Array
  readonly publicKey: string
  readonly main: Addresses
  readonly test: Addresses
}

/** The addresses of one key. */
export interface Addresses {
  readonly legacy: string
  readonly nested: string
  readonly segwit: string
  readonly taproot: string
}

function person(byte: number): Person {
  const secret = seed(byte)
  const key = secp256k1.getPublicKey(secret)
  const addresses = (network: typeof NETWORK): Addresses => ({
    legacy: p2pkh(key, network).address ?? '',
    nested: p2sh(p2wpkh(key, network), network).address ?? '',
    segwit: p2wpkh(key, network).address ?? '',
    taproot: p2tr(key.slice(1), undefined, network).address ?? '',
  })
  return { secret, publicKey: hex.encode(key), main: addresses(NETWORK), test: addresses(TEST_NETWORK) }
}

export const nils: Person = person(1)
export const olga: Person = person(2)

/** The person that an address belongs to. */
export function personOf(address: string): Person {
  return [nils, olga].find(({ main, test }) => [...Object.values(main), ...Object.values(test)].includes(address)) ?? nils
}

/** Signs a message by the key. The header is the first byte: 31 of a compressed key, others say of which kind the address is. */
export function signByKey({ secret }: Person, message: string, header = 31): Uint8Array {
  const bytes = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...prefix, ...CompactSize.encode(BigInt(bytes.length)), ...bytes)))
  const [recovery = 0, ...signature] = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
  return Uint8Array.of(header + recovery, ...signature)
}

/** Signs a message as a spend of an address (BIP 322), written anew here: the code that verifies it must not be its own judge. */
export function signAsSpend({ secret, publicKey }: Person, message: string, kind: 'segwit' | 'taproot'): Uint8Array {
  const key = hex.decode(publicKey)
  const payment = kind === 'segwit' ? p2wpkh(key) : p2tr(key.slice(1))
  const tag = sha256(new TextEncoder().encode('BIP0322-signed-message'))
  const hash = sha256(Uint8Array.of(...tag, ...tag, ...new TextEncoder().encode(message)))
  const options = { version: 0, lockTime: 0, allowUnknownVersion: true, allowUnknownOutputs: true, allowUnknownInputs: true }
  const toSpend = new Transaction(options)
  toSpend.addInput({ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0, finalScriptSig: Uint8Array.of(0, 32, ...hash) })
  // Its input counts as signed, and nothing may be added to it but by force.
  toSpend.addOutput({ script: payment.script, amount: 0n }, true)
  const toSign = new Transaction(options)
  const txid = sha256(sha256(toSpend.toBytes(true, false))).toReversed()
  const input = { txid, index: 0, sequence: 0, witnessUtxo: { script: payment.script, amount: 0n } }
  toSign.addInput(kind === 'segwit' ? input : { ...input, tapInternalKey: key.slice(1), sighashType: SigHash.DEFAULT })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.sign(secret)
  toSign.finalize()
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}

/** Signs a PSBT, as wallets do that leave the rest to the page. */
export function signPsbt({ secret }: Person, psbt: Uint8Array): Uint8Array {
  const transaction = Transaction.fromPSBT(psbt)
  transaction.sign(secret)
  return transaction.toPSBT()
}
