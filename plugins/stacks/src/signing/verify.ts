import { bytesToHex } from '@noble/hashes/utils.js'
import { hashMessage, hashSha256Sync } from '@stacks/encryption'
import {
  Cl,
  type ClarityValue,
  type StacksTransactionWire,
  deserializeTransaction,
  encodeStructuredDataBytes,
  getAddressFromPublicKey,
  publicKeyFromSignatureRsv,
  serializePayload,
  serializePostConditionWireBytes,
} from '@stacks/transactions'
import { keyHashOf, kindOf } from '../address.js'

/** The key that signed a message, when it is that of the address; else undefined. */
export function messageSigner(address: string, message: string, signature: string): string | undefined {
  return signer(address, hashMessage(message), signature)
}

/** The same for typed data, both of its parts as hex. */
export function typedDataSigner(
  address: string,
  data: { readonly message: string; readonly domain: string },
  signature: string,
): string | undefined {
  const [message, domain] = [Cl.deserialize(data.message), Cl.deserialize(data.domain)]
  return signer(address, hashSha256Sync(encodeStructuredDataBytes({ message, domain })), signature)
}

/** Clarity values as hex, from hex or from the JSON of SIP-030. Throws for what is none. */
export function clarityHex(said: unknown): string {
  const value = typeof said === 'string' ? Cl.deserialize(said) : (said as ClarityValue)
  return Cl.serialize(value)
}

/** A transaction in hex that the account has signed, and its name. */
export interface SignedTransaction {
  readonly transaction: string
  readonly txid: string
}

/** A transaction that this account has signed, and that does what was asked for: who pays how much for it may differ. Else undefined. */
export function readSigned(address: string, asked: string, said: unknown): SignedTransaction | undefined {
  try {
    const [wanted, signed] = [deserializeTransaction(asked), deserializeTransaction(String(said))]
    const isSigned = signed.auth.spendingCondition.signer === keyHashOf(address) && signed.verifyOrigin() !== ''
    return isSigned && contentOf(signed) === contentOf(wanted) ? { transaction: signed.serialize(), txid: signed.txid() } : undefined
  } catch {
    // It is no transaction, or nobody has signed it.
    return undefined
  }
}

function signer(address: string, hash: Uint8Array, signature: string): string | undefined {
  try {
    const key = publicKeyFromSignatureRsv(bytesToHex(hash), signature.replace(/^0x/, ''))
    return getAddressFromPublicKey(key, kindOf(address) ?? 'mainnet') === address ? key : undefined
  } catch {
    // It is no signature.
    return undefined
  }
}

/** Everything that a transaction does, and where. */
function contentOf({ payload, chainId, transactionVersion, postConditionMode, postConditions }: StacksTransactionWire): string {
  const conditions = postConditions.values.map((condition) => bytesToHex(serializePostConditionWireBytes(condition)))
  return JSON.stringify([serializePayload(payload), chainId, transactionVersion, postConditionMode, conditions])
}
