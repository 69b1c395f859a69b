import { isSameBytes } from '@billfold/kernel/family'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { CompactSize, RawTx, RawWitness, Transaction, p2pkh, p2sh, p2wpkh } from '@scure/btc-signer'
import { isUnlockedBy } from './input-signatures.js'
import { scriptOf } from './scripts.js'

/** True when a message was signed by the key of an address, or by what a spend of the address would take (BIP 322). */
export function isSignedMessage(address: string, message: string, signature: Uint8Array): boolean {
  const bytes = new TextEncoder().encode(message)
  const script = scriptOf(address)
  try {
    return signature.length === ecdsaLength ? isSignedByKey(script, bytes, signature) : isSignedAsSpend(script, bytes, signature)
  } catch {
    // It is no signature of either kind.
    return false
  }
}

const ecdsaLength = 65

/**
 * Recovers the key. The first byte says which of four keys it is, and, as wallets of one time or another write it, of which kind the
 * address is: what it says of the kind is not believed.
 */
function isSignedByKey(script: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [header = 0] = signature
  const recovered = Uint8Array.of((header - 27) & 3, ...signature.subarray(1))
  const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...prefix, ...CompactSize.encode(BigInt(message.length)), ...message)))
  const key = secp256k1.recoverPublicKey(recovered, hash, { prehash: false })
  return [p2pkh(key), p2wpkh(key), p2sh(p2wpkh(key))].some((own) => isSameBytes(own.script, script))
}

function isSignedAsSpend(script: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const transaction = spendOf(script, message)
  return isUnlockedBy(witnessIn(signature, transaction), { transaction, index: 0, spent: [{ script, amount: 0n }] })
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
