import { isSameBytes } from '@billfold/kernel/family'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, type Transaction, p2pkh, p2sh, p2wpkh } from '@scure/btc-signer'

/** An output that a transaction spends. */
export interface SpentOutput {
  readonly script: Uint8Array
  readonly amount: bigint
}

/** A transaction, one of its inputs, and what all of them spend. */
export interface InputPlace {
  readonly transaction: Transaction
  readonly index: number
  readonly spent: readonly SpentOutput[]
}

/** True when a witness unlocks an input: by the key of a taproot output, or by the one whose hash stands in the script. */
export function isUnlockedBy(witness: readonly Uint8Array[], place: InputPlace): boolean {
  const locked = OutScript.decode(place.spent[place.index]?.script ?? new Uint8Array())
  const [signature = new Uint8Array(), key] = witness
  if (locked.type === 'tr') return witness.length === 1 && isTaprootSignature(signature, locked.pubkey, place)
  return key !== undefined && witness.length === 2 && isSegwitSignature(signature, key, place)
}

/** True for a kind of script whose signatures are verified here; of others the nodes are the judge. */
export function isVerifiable(script: Uint8Array): boolean {
  const { type } = OutScript.decode(script)
  return type === 'tr' || type === 'wpkh' || type === 'sh'
}

/** A signature for all of it has no byte more; one for a part of it says which. */
const lengthForAll = 64

function isTaprootSignature(signature: Uint8Array, key: Uint8Array, { transaction, index, spent }: InputPlace): boolean {
  const hashType = signature.length === lengthForAll ? 0 : (signature[lengthForAll] ?? 0)
  const scripts = spent.map(({ script }) => script)
  const amounts = spent.map(({ amount }) => amount)
  const hash = transaction.preimageWitnessV1(index, scripts, hashType, amounts)
  return schnorr.verify(signature.subarray(0, lengthForAll), hash, key)
}

function isSegwitSignature(signature: Uint8Array, key: Uint8Array, { transaction, index, spent }: InputPlace): boolean {
  const { script, amount } = spent[index] as SpentOutput
  const isOfKey = [p2wpkh(key).script, p2sh(p2wpkh(key)).script].some((own) => isSameBytes(own, script))
  if (!isOfKey) return false
  const hash = transaction.preimageWitnessV0(index, p2pkh(key).script, signature.at(-1) ?? 0, amount)
  return secp256k1.verify(signature.subarray(0, -1), hash, key, { format: 'der', prehash: false, lowS: false })
}
