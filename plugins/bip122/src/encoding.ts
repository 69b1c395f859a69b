import { readBytes, readEncoded } from '@billfold/kernel/family'
import { base64, hex } from '@scure/base'

/** A block has at most four million bytes; what a wallet signs for a page is far smaller. */
const most = 400_000

/** Reads bytes that a wallet or a host gave as such, in hex or in base 64. Undefined for anything else, and for none. */
export function readWritten(said: unknown): Uint8Array | undefined {
  if (said === '') return undefined
  if (typeof said !== 'string') return readBytes(said, { most })
  return isHex(said) ? readEncoded(said.toLowerCase(), hex.decode, { most }) : readEncoded(said, base64.decode, { most })
}

/** True for text that is hex rather than base 64. */
export function isHex(text: string): boolean {
  return text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text)
}
