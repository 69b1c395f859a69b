import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { CompactSize, RawWitness, SigHash, Transaction } from '@scure/btc-signer'
import type { KeyAddress } from './keys.js'

/** Signs a text by the key. The first byte says that the key is written short. */
export function signByKey({ secret }: KeyAddress, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...prefix, ...CompactSize.encode(BigInt(bytes.length)), ...bytes)))
  const [recovery = 0, ...signature] = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
  return Uint8Array.of(31 + recovery, ...signature)
}

const lenient = { version: 0, lockTime: 0, allowUnknownVersion: true, allowUnknownOutputs: true, allowUnknownInputs: true } as const

/** Signs a text as a spend of an address (BIP 322, in its short form). */
export function signAsSpend({ script, secret, purpose, publicKey }: KeyAddress, text: string): Uint8Array {
  const tag = sha256(new TextEncoder().encode('BIP0322-signed-message'))
  const hash = sha256(Uint8Array.of(...tag, ...tag, ...new TextEncoder().encode(text)))
  const toSpend = new Transaction(lenient)
  toSpend.addInput({ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0, finalScriptSig: Uint8Array.of(0, 32, ...hash) })
  // Its input counts as signed, and nothing may be added to it but by force.
  toSpend.addOutput({ script, amount: 0n }, true)
  const toSign = new Transaction(lenient)
  const txid = sha256(sha256(toSpend.toBytes(true, false))).toReversed()
  const input = { txid, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } }
  const taproot = { tapInternalKey: publicKey.slice(1), sighashType: SigHash.DEFAULT }
  toSign.addInput(purpose === 'payment' ? input : { ...input, ...taproot })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.sign(secret)
  toSign.finalize()
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}

/** Signs inputs of a PSBT, and leaves the rest to the page. */
export function signInputs({ secret }: KeyAddress, psbt: Uint8Array, inputs: readonly number[]): Uint8Array {
  const transaction = Transaction.fromPSBT(psbt)
  for (const index of inputs) transaction.signIdx(secret, index)
  return transaction.toPSBT()
}

/** The same transaction, whose first output pays somebody else. */
export function withOtherReceiver(psbt: Uint8Array, script: Uint8Array): Uint8Array {
  const transaction = Transaction.fromPSBT(psbt)
  transaction.updateOutput(0, { script }, true)
  return transaction.toPSBT()
}
