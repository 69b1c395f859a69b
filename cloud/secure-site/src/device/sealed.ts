import { Fault } from '../faults/fault.js'

/** Bytes that only a certain key opens. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

const algorithm = 'AES-GCM'
const nonceBytes = 12

/** A key that stays in this browser: scripts can use it, and nobody can read it out. */
export function makeSealKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}

/** A key made of secret bytes that have no structure, for a purpose that is named. */
export async function sealKeyFrom(secret: Uint8Array<ArrayBuffer>, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(purpose) },
    material,
    { name: algorithm, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

export async function seal(key: CryptoKey, bytes: Uint8Array): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  return { nonce, data: await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, bytes.slice()) }
}

/** Opens what was sealed; a wrong key, or a changed byte, is a fault. */
export async function unseal(key: CryptoKey, { nonce, data }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv: nonce }, key, data))
  } catch (error) {
    throw new Fault('keys-mismatch', {}, { cause: error })
  }
}
