import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import { deriveKey, nameOfKey } from '../tokens/derive-key.js'

/** A key that was sealed by another, whose name is beside it. */
export interface WrappedKey {
  readonly keyId: string
  readonly wrapped: string
}

/** A key that was opened. */
export interface OpenedKey {
  readonly key: Buffer
  /** The same key under the newest secret, when an older one had sealed it. */
  readonly renewed?: WrappedKey | undefined
}

/** Holds the keys that seal the keys of shares: in this process, or in a service of its own. */
export interface KeyHolder {
  /** Seals a key for one use, which must be named again to open it. */
  wrap(key: Buffer, use: string): Promise<WrappedKey>
  unwrap(wrapped: WrappedKey, use: string): Promise<OpenedKey>
}

/** Keys from secrets of the configuration: the first seals, all open. */
export class OwnKeyHolder implements KeyHolder {
  private readonly keys: readonly { readonly id: string; readonly key: Buffer }[]

  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => {
      const key = deriveKey(secret, purpose)
      return { id: nameOfKey(key), key }
    })
  }

  wrap(key: Buffer, use: string): Promise<WrappedKey> {
    const [first] = this.keys
    if (first === undefined) return Promise.reject(new Error('There is no secret of shares.'))
    return Promise.resolve({ keyId: first.id, wrapped: seal(key, first.key, use) })
  }

  async unwrap({ keyId, wrapped }: WrappedKey, use: string): Promise<OpenedKey> {
    const found = this.keys.find(({ id }) => id === keyId)
    if (found === undefined)
      throw new Error(`The key ${keyId}, which seals shares, is not in the configuration any more: put its secret back.`)
    const key = unseal(wrapped, found.key, use)
    return found === this.keys[0] ? { key } : { key, renewed: await this.wrap(key, use) }
  }
}

/** Seals bytes by AES-256-GCM for one use. */
export function seal(content: Uint8Array, key: Buffer, use: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(use))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Throws for another key, another use, and for what was changed. */
export function unseal(sealed: string, key: Buffer, use: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(use))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
}
