import type { Account } from '@billfold/kernel'
import { fieldOf, itemsOf } from '@billfold/kernel/family'
import { isStacksAddress } from '../address.js'

/** Nobody has more addresses than this on one page, those of Bitcoin among them. */
const mostAddresses = 100
const publicKeyHex = /^0[234][0-9a-f]{64}(?:[0-9a-f]{64})?$/i

/** The Stacks accounts in what a wallet said, each once: its addresses of Bitcoin are left out. Undefined for what is no list of addresses. */
export function readStacksAccounts(said: unknown): readonly Account[] | undefined {
  const list = ['addresses', 'accounts'].map((name) => itemsOf(fieldOf(said, name), mostAddresses)).find((found) => found !== undefined)
  const entries = list ?? itemsOf(said, mostAddresses)
  if (entries === undefined) return undefined
  if (entries.some((entry) => typeof fieldOf(entry, 'address') !== 'string')) return undefined
  const accounts = entries.flatMap(readAccount)
  return accounts.filter(({ address }, index) => accounts.findIndex((other) => other.address === address) === index)
}

function readAccount(entry: unknown): readonly Account[] {
  const [address, publicKey] = [fieldOf(entry, 'address'), fieldOf(entry, 'publicKey')]
  if (!isStacksAddress(address)) return []
  return [{ address, ...(typeof publicKey === 'string' && publicKeyHex.test(publicKey) && { publicKey: publicKey.toLowerCase() }) }]
}
