import { base58, base64 } from '@scure/base'

/** Writes bytes in base 58, as Solana writes addresses and signatures. */
export const toBase58 = (bytes: Uint8Array): string => base58.encode(bytes)

/** A signed transaction has 1232 bytes at most: nothing that is written in base 58 is longer than this. */
const longest = 2_000

/** Reads bytes written in base 58; undefined when it is something else. */
export function fromBase58(text: string): Uint8Array | undefined {
  return text.length > longest ? undefined : decoded(() => base58.decode(text))
}

/** Writes bytes in base 64. */
export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes)

/** Reads bytes written in base 64; undefined when it is something else. */
export function fromBase64(text: string): Uint8Array | undefined {
  return decoded(() => base64.decode(text))
}

function decoded(decode: () => Uint8Array): Uint8Array | undefined {
  try {
    return decode()
  } catch {
    // A wallet or a node wrote something else.
    return undefined
  }
}
