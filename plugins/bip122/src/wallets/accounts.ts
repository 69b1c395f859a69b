import type { Account, AccountType } from '@billfold/kernel'
import { fieldOf, readAccountList } from '@billfold/kernel/family'
import { readAddress } from '../address.js'

const types: Readonly<Record<string, AccountType>> = { payment: 'payment', ordinals: 'ordinal' }

/**
 * Reads accounts in what a wallet said: addresses, or objects with an address, a key and a purpose. Those for payments come first.
 * Undefined when it is no list, or nothing in it is an account.
 */
export function readAccounts(said: unknown): readonly Account[] | undefined {
  return readAccountList(said, { read: readAccount })?.toSorted((one, other) => rank(one) - rank(other))
}

/** Reads a public key in hex or bytes, compressed or not, or only its first coordinate. */
export function readPublicKey(said: unknown): string | undefined {
  const text = said instanceof Uint8Array && said.length <= 65 ? hexOf(said) : said
  return typeof text === 'string' && /^(?:[0-9a-f]{64}|[0-9a-f]{66}|[0-9a-f]{130})$/i.test(text) ? text.toLowerCase() : undefined
}

function readAccount(item: unknown): Account | undefined {
  const address = typeof item === 'string' ? item : fieldOf(item, 'address')
  const facts = readAddress(address)
  const purpose = fieldOf(item, 'purpose')
  // Accounts of other chains stand in the same list.
  if (facts === undefined || typeof address !== 'string') return undefined
  if (typeof purpose === 'string' && !Object.hasOwn(types, purpose)) return undefined
  const [publicKey, path] = [readPublicKey(fieldOf(item, 'publicKey')), readPath(fieldOf(item, 'derivationPath') ?? fieldOf(item, 'path'))]
  const type = typeof purpose === 'string' ? types[purpose] : typeBy(fieldOf(item, 'type'))
  return { address, ...(type && { type }), ...(publicKey && { publicKey }), ...(path && { path }) }
}

/** Wallets that name no purpose name the kind of the address: taproot ones are for ordinals. Accounts of before have their type. */
function typeBy(kind: unknown): AccountType | undefined {
  if (kind === 'p2tr' || kind === 'ordinal') return 'ordinal'
  return kind === 'p2wpkh' || kind === 'p2sh' || kind === 'p2pkh' || kind === 'payment' ? 'payment' : undefined
}

function readPath(said: unknown): string | undefined {
  return typeof said === 'string' && /^m(?:\/\d{1,10}'?){1,8}$/.test(said) ? said : undefined
}

function rank({ type }: Account): number {
  return type === 'ordinal' ? 1 : 0
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
