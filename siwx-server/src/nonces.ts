import { randomBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { joined } from './families/bytes.js'
import type { Secret } from './secret.js'

/** Makes nonces that carry their own time and mark: nothing is kept of one before it is used. */
export class Nonces {
  constructor(private readonly needs: { readonly secret: Secret; readonly now: () => number; readonly life: number }) {}

  issue(): string {
    const body = joined(timeBytes(this.needs.now()), randomBytes(randomLength))
    return base58.encode(joined(body, this.needs.secret.mark(body).subarray(0, markLength)))
  }

  /** The moment until which a nonce counts; undefined for one that is not from here, or over. */
  expiryOf(nonce: string): number | undefined {
    const bytes = read(nonce)
    const body = bytes?.subarray(0, timeLength + randomLength)
    if (bytes?.length !== timeLength + randomLength + markLength || body === undefined) return undefined
    if (!this.needs.secret.isMarked(body, bytes.subarray(body.length), markLength)) return undefined
    const until = body.subarray(0, timeLength).reduce((sum, byte) => sum * 256 + byte, 0) + this.needs.life
    return until >= this.needs.now() ? until : undefined
  }
}

const [timeLength, randomLength, markLength] = [6, 10, 16]

function timeBytes(now: number): Uint8Array {
  return Uint8Array.from({ length: timeLength }, (_, index) => Math.floor(now / 256 ** (timeLength - 1 - index)) % 256)
}

function read(nonce: string): Uint8Array | undefined {
  try {
    return base58.decode(nonce)
  } catch {
    // It has letters that no nonce from here has.
    return undefined
  }
}
