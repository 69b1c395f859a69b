import { bech32 } from '@scure/base'

/** An address in its parts: the prefix is that of a chain, the bytes are the account's. */
export interface AddressParts {
  readonly prefix: string
  readonly bytes: Uint8Array
}

const longest = 120
/** What people have; contracts and modules have longer ones. */
const lengths: readonly number[] = [20, 32]
/** Prefixes of validators and of bare keys: nobody can be paid there. */
const noAccount = /(?:valoper|valcons|pub)$/

/** Reads an address by its checksum. Undefined for what is none, or not that of an account. */
export function readAddress(text: unknown): AddressParts | undefined {
  if (typeof text !== 'string' || text.length > longest || text !== text.toLowerCase()) return undefined
  const read = bech32.decodeUnsafe(text, longest)
  const bytes = read && bech32.fromWordsUnsafe(read.words)
  if (!bytes || noAccount.test(read.prefix)) return undefined
  return lengths.includes(bytes.length) ? { prefix: read.prefix, bytes } : undefined
}
