import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { RawTx, RawWitness, Transaction, p2pkh, p2sh, p2wpkh } from '@scure/btc-signer'
import { isSameBytes } from './bytes.js'

/** True for a signature by BIP 322, in its short form or its full one, of an address that one key unlocks. */
export function isSpendSigned(script: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const transaction = spendOf(script, message)
  const witness = witnessIn(signature, transaction)
  const [first = new Uint8Array(), key] = witness
  const isTaproot = script.length === 34 && script[0] === 0x51 && script[1] === 32
  if (isTaproot) return witness.length === 1 && isTaprootSigned(first, transaction, script)
  return key !== undefined && witness.length === 2 && isSegwitSigned(first, transaction, { script, key })
}

/** The transaction that BIP 322 lets a wallet sign: it spends nothing that anybody has. */
function spendOf(script: Uint8Array, message: Uint8Array): Transaction {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', message)
  const toSpend = RawTx.encode({
    ...{ version: 0, segwitFlag: false, lockTime: 0, witnesses: undefined },
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: Uint8Array.of(0, 32, ...hash), sequence: 0 }],
    outputs: [{ amount: 0n, script }],
  })
  const toSign = new Transaction({ version: 0, lockTime: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  toSign.addInput({ txid: sha256(sha256(toSpend)).toReversed(), index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  return toSign
}

/** The witness that a signature is, or the one in a whole transaction, as some wallets give it. */
function witnessIn(signature: Uint8Array, asked: Transaction): readonly Uint8Array[] {
  try {
    return RawWitness.decode(signature)
  } catch {
    // It is the other form.
  }
  const { witnesses, ...raw } = RawTx.decode(signature)
  const unsigned = RawTx.encode({ ...raw, segwitFlag: false, witnesses: undefined })
  return isSameBytes(unsigned, asked.unsignedTx) ? (witnesses?.[0] ?? []) : []
}

/** A signature for all of it has no byte more; one for a part of it says which, and is not taken. */
function isTaprootSigned(signature: Uint8Array, transaction: Transaction, script: Uint8Array): boolean {
  const hashType = signature.length === 64 ? 0 : signature[64]
  if (hashType !== 0 && hashType !== 1) return false
  const hash = transaction.preimageWitnessV1(0, [script], hashType, [0n])
  return schnorr.verify(signature.subarray(0, 64), hash, script.subarray(2))
}

function isSegwitSigned(
  signature: Uint8Array,
  transaction: Transaction,
  { script, key }: { script: Uint8Array; key: Uint8Array },
): boolean {
  const isOfKey = [p2wpkh(key).script, p2sh(p2wpkh(key)).script].some((own) => isSameBytes(own, script))
  if (!isOfKey || signature.at(-1) !== 1) return false
  const hash = transaction.preimageWitnessV0(0, p2pkh(key).script, 1, 0n)
  return secp256k1.verify(signature.subarray(0, -1), hash, key, { format: 'der', prehash: false, lowS: true })
}
