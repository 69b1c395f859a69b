const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Writes bytes in base 58, as Solana writes addresses and signatures. */
export function toBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let index = 0; index < digits.length; index += 1) {
      carry += (digits[index] ?? 0) << 8
      digits[index] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  const zeros = leading(bytes, (byte) => byte === 0)
  return (
    '1'.repeat(zeros) +
    digits
      .toReversed()
      .map((digit) => alphabet[digit])
      .join('')
  )
}

/** Reads bytes written in base 58; undefined when it is something else, or longer than anything that is written so. */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > longest) return undefined
  const bytes: number[] = []
  for (const letter of text) {
    let carry = alphabet.indexOf(letter)
    if (carry < 0) return undefined
    for (let index = 0; index < bytes.length; index += 1) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry & 0xff
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff)
  }
  const zeros = leading([...text], (letter) => letter === '1')
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes.toReversed()])
}

/** A signed transaction has 1232 bytes at most. */
const longest = 2_000

function leading<T>(items: ArrayLike<T> & Iterable<T>, holds: (item: T) => boolean): number {
  let count = 0
  for (const item of items) {
    if (!holds(item)) break
    count += 1
  }
  return count
}
