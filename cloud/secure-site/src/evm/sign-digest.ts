import { signAsync } from '@noble/secp256k1'
import { type Hex, type Signature, bytesToHex, concatHex, hexToBytes } from 'viem'

/** Signs a digest of 32 bytes. */
export async function signDigest(privateKey: Uint8Array, digest: Hex): Promise<Signature> {
  const signed = await signAsync(hexToBytes(digest), privateKey, { prehash: false, lowS: true, format: 'recovered' })
  return { r: bytesToHex(signed.slice(1, 33)), s: bytesToHex(signed.slice(33, 65)), yParity: signed[0] ?? 0 }
}

/** Signs a digest as wallets answer pages: 65 bytes, the last of them 27 or 28. */
export async function signatureOf(privateKey: Uint8Array, digest: Hex): Promise<Hex> {
  const { r, s, yParity } = await signDigest(privateKey, digest)
  return concatHex([r, s, yParity === 0 ? '0x1b' : '0x1c'])
}
