import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { isSameBytes, textBytes } from './families/bytes.js'

/** Marks texts as one's own, so that nobody else can write them. What is marked for one use is worth nothing for another. */
export class Secret {
  private readonly key: Uint8Array

  constructor(secret: string, use: string) {
    if (secret.length < shortestSecret)
      throw new RangeError(`The secret has fewer than ${shortestSecret} characters: give a long random one.`)
    this.key = hmac(sha256, textBytes(secret), textBytes(use))
  }

  mark(bytes: Uint8Array): Uint8Array {
    return hmac(sha256, this.key, bytes)
  }

  /** Compares hashes of both: how long that takes says nothing of where they differ. */
  isMarked(bytes: Uint8Array, mark: Uint8Array, length = 32): boolean {
    return isSameBytes(this.mark(this.mark(bytes).subarray(0, length)), this.mark(mark))
  }
}

const shortestSecret = 32
