import { readEncoded } from '@billfold/kernel/family'
import { base64 } from '@scure/base'

/** Writes bytes in base 64, as Sui writes everything that is signed. */
export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes)

/** Reads bytes written in base 64; undefined when it is something else. */
export const fromBase64 = (text: unknown): Uint8Array | undefined => readEncoded(text, base64.decode)
