/** True for 32 bytes in hex with 0x. Sui has no checksum: an address with a wrong digit is another address. */
export function isSuiAddress(address: unknown): address is string {
  return typeof address === 'string' && /^0x[0-9a-fA-F]{64}$/.test(address)
}
