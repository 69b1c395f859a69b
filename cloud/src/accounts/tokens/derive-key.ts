import { createHash, hkdfSync } from 'node:crypto'

/** A key of 32 bytes for one purpose. A secret serves several, and one of them says nothing of another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `billfold ${purpose}`, 32))
}

/** A name for a key that tells nothing of it. */
export function nameOfKey(key: Buffer): string {
  return createHash('sha256').update('billfold key name').update(key).digest('base64url').slice(0, 12)
}
