import { bytesOf, numberText, padStart } from '@billfold/kernel/primordials'

/** Writes a text as the bytes of its UTF-8. */
export function textToHex(text: string): `0x${string}` {
  const bytes = bytesOf(text)
  let hex: `0x${string}` = '0x'
  for (let index = 0; index < bytes.length; index += 1) hex += padStart(numberText(bytes[index] ?? 0, 16), 2, '0')
  return hex
}
