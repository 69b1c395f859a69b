/** True for two ways to write one address: hex and bech32 are the same in both cases, base 58 is not. */
export function isSameAddress(one: string, other: string): boolean {
  if (one === other) return true
  if (one.toLowerCase() !== other.toLowerCase()) return false
  return (isHex(one) && isHex(other)) || (isOneCase(one) && isOneCase(other))
}

function isHex(address: string): boolean {
  return /^0x[0-9a-f]+$/i.test(address)
}

function isOneCase(address: string): boolean {
  return address === address.toLowerCase() || address === address.toUpperCase()
}
