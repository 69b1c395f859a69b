const address = /^(?:0x)?[0-9a-fA-F]{40}$/

/** True for 40 hex digits, with `0x` before them or without. */
export function isEvmAddress(found: unknown): found is string {
  return typeof found === 'string' && address.test(found)
}
