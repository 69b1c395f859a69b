import { readEncoded } from '@billfold/kernel/family'
import { hexToBytes } from '@noble/hashes/utils.js'

/** First bytes of values, as SIP-005 numbers their types. */
const types = { unsigned: 0x01, ok: 0x07, ascii: 0x0d, utf8: 0x0e } as const

/** Reads `(ok u6)` and `(ok "Pearl")` as a contract answers them, in hex. Undefined for anything else. */
export function readAnswer({ result }: { readonly result: string }): string | bigint | undefined {
  const bytes = readEncoded(result.replace(/^0x/, ''), hexToBytes)
  const [outer, type] = bytes ?? []
  const value = bytes?.subarray(2)
  if (value === undefined || outer !== types.ok) return undefined
  if (type === types.unsigned && value.length === 16) return value.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const isText = type === types.ascii || type === types.utf8
  return isText && value.length >= 4 ? new TextDecoder().decode(value.subarray(4)) : undefined
}
