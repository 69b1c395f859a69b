import { c32address, c32addressDecode } from 'c32check'

/** The networks that an address can be used on: its first letters say it. */
export type AddressKind = 'mainnet' | 'testnet'

/** Versions of addresses, of one key and of several: SP, SM, ST and SN. */
const kinds: Readonly<Record<number, AddressKind>> = { 22: 'mainnet', 20: 'mainnet', 26: 'testnet', 21: 'testnet' }

/** True for an address as wallets write it, with its checksum. */
export function isStacksAddress(text: unknown): text is string {
  return kindOf(text) !== undefined
}

/** The kind of networks that an address is for; undefined for what is none. Never throws, whatever it is given. */
export function kindOf(text: unknown): AddressKind | undefined {
  if (typeof text !== 'string' || text.length > 42) return undefined
  try {
    const [version, hash] = c32addressDecode(text)
    // Other letters may stand for the same digits: wallets write one form.
    return c32address(version, hash) === text ? kinds[version] : undefined
  } catch {
    return undefined
  }
}

const contractName = /^[a-zA-Z](?:[a-zA-Z0-9]|[-_]){0,39}$/

/** The kind of networks that a receiver is for: an address, or a contract (`SP….name`). Undefined for what is none. */
export function receiverKind(text: string): AddressKind | undefined {
  const [address, name, ...rest] = text.split('.')
  return rest.length === 0 && (name === undefined || contractName.test(name)) ? kindOf(address) : undefined
}

/** The hash of the key of an address, in hex. */
export function keyHashOf(address: string): string {
  return c32addressDecode(address)[1]
}
