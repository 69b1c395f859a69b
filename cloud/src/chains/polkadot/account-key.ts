const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const checksumBytes = 2

/** The public key in an SS58 address, in hex: the same account is written differently for each network. Undefined for what is none. */
export function accountKey(address: string): string | undefined {
  let value = 0n
  for (const letter of address) {
    const digit = letters.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  // The prefix of Polkadot itself is zero, which is a leading 1 and no byte of the number.
  const key = bytes.subarray(Math.max(0, bytes.length - checksumBytes - 32), bytes.length - checksumBytes)
  return key.length === 32 ? key.toString('hex') : undefined
}
