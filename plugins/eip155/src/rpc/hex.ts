import { bigIntText, numberText } from '@billfold/kernel/primordials'

const quantity = /^0x[0-9a-fA-F]{1,64}$/

/** Reads a number as nodes and wallets write it: hexadecimal, and by some wallets a plain number. Undefined for anything else. */
export function readQuantity(raw: unknown): bigint | undefined {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) && raw >= 0 ? BigInt(raw) : undefined
  if (typeof raw === 'bigint') return raw >= 0n ? raw : undefined
  if (typeof raw !== 'string') return undefined
  return quantity.test(raw) || /^\d{1,20}$/.test(raw) ? BigInt(raw) : undefined
}

/** Writes a number as nodes and wallets read it. */
export function toQuantity(value: bigint | number): `0x${string}` {
  return `0x${typeof value === 'bigint' ? bigIntText(value, 16) : numberText(value, 16)}`
}

/** Writes the chain id of a network as wallets read it; undefined when the network has none that could be. */
export function chainIdHex(id: number | string): `0x${string}` | undefined {
  const found = readQuantity(typeof id === 'string' && !/^\d+$/.test(id) ? undefined : id)
  return found === undefined || found === 0n ? undefined : toQuantity(found)
}
