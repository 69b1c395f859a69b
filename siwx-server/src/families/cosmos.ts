import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base64, bech32 } from '@scure/base'
import { isSameBytes, textBytes } from './bytes.js'
import type { CheckSignature } from './check-signature.js'
import { recoveredKeys } from './recovered-keys.js'

/** A document of ADR-36. The key is found by its signature: of Cosmos, or on some chains of Ethereum. */
export const checkCosmos: CheckSignature = ({ address, message, signature }) => {
  const { bytes: account } = bech32.decodeToBytes(address)
  const [document, plain] = [documentOf(address, message), base64.decode(signature)]
  return (
    plain.length === 64 &&
    kinds.some(([digest, accountOf]) => recoveredKeys(plain, digest(document)).some((key) => isSameBytes(accountOf(key), account)))
  )
}

type KindOfKey = readonly [digest: (bytes: Uint8Array) => Uint8Array, accountOf: (key: Uint8Array) => Uint8Array]

const kinds: readonly KindOfKey[] = [
  [(bytes) => sha256(bytes), (key) => ripemd160(sha256(key))],
  [(bytes) => keccak_256(bytes), (key) => keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).subarray(1)).subarray(-20)],
]

/** The bytes that are signed: its names are sorted, and base64 and bech32 have no signs that Amino would write otherwise. */
function documentOf(signer: string, message: string): Uint8Array {
  const data = base64.encode(textBytes(message))
  const value = `{"data":${JSON.stringify(data)},"signer":${JSON.stringify(signer)}}`
  const messages = `[{"type":"sign/MsgSignData","value":${value}}]`
  return textBytes(`{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":${messages},"sequence":"0"}`)
}
