import { base64 } from '@scure/base'

/** Writes bytes in base 64, as Sui writes everything that is signed. */
export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes)

/** Reads bytes written in base 64; undefined when it is something else. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text)
  } catch {
    // A wallet wrote something else.
    return undefined
  }
}
